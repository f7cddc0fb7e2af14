/** Returns the home feed inlined in the page, for a visitor with personalisation on; undefined otherwise. Once only. */
export type ReadInlinedFeed = () => unknown;

/**
 * Returns the home feed that index.html requested before the scripts (an unchecked envelope). Once only, and only when
 * it was requested with the same personalisation; undefined otherwise.
 */
export type ConsumePrefetchedFeed = (personalised: boolean) => Promise<unknown> | undefined;
