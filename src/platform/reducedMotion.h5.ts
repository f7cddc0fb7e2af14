import type { PrefersReducedMotion } from './reducedMotion.types';

export const prefersReducedMotion: PrefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
