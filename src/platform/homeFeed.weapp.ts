import type { TakeEarlyHomeFeed, TakeHomeFeedInPage } from './homeFeed.types';

/** A mini-program has no page before its scripts. */
export const takeHomeFeedInPage: TakeHomeFeedInPage = () => undefined;

export const takeEarlyHomeFeed: TakeEarlyHomeFeed = () => undefined;
