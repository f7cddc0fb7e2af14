import type { PrefersStillness } from './stillness.types';

/** WeChat does not tell. */
export const prefersStillness: PrefersStillness = () => false;
