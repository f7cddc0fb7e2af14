import type { ConsumePrefetchedFeed, ReadInlinedFeed } from './types';

/** A mini-program has no page before its scripts. */
export const readInlinedFeed: ReadInlinedFeed = () => undefined;

export const consumePrefetchedFeed: ConsumePrefetchedFeed = () => undefined;
