import type { PrefersReducedMotion } from './types';

export const prefersReducedMotion: PrefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
