import type { PrefersReducedMotion } from './types';

/** WeChat does not report it. */
export const prefersReducedMotion: PrefersReducedMotion = () => false;
