import type { PrefersReducedMotion } from './reducedMotion.types';

/** WeChat does not tell. */
export const prefersReducedMotion: PrefersReducedMotion = () => false;
