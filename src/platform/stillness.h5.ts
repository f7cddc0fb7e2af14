import type { PrefersStillness } from './stillness.types';

export const prefersStillness: PrefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
