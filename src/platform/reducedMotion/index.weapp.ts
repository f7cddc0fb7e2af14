import type { PrefersReducedMotion } from './types';

/** WeChat does not tell. */
export const prefersReducedMotion: PrefersReducedMotion = () => false;
