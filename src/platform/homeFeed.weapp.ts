import type { TakeEarlyHomeFeed } from './homeFeed.types';

/** A mini-program has no page before its scripts. */
export const takeEarlyHomeFeed: TakeEarlyHomeFeed = () => undefined;
