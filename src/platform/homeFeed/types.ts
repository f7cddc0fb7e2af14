/**
 * The home feed that came inside the page, for a visitor with personalisation on; undefined for anybody else.
 * Once only.
 */
export type ReadInlinedFeed = () => unknown;

/**
 * The home feed that index.html asked for before the scripts came (an envelope, not looked at yet).
 * Once only, and only when it was asked with the same personalisation; undefined otherwise.
 */
export type ConsumePrefetchedFeed = (personalised: boolean) => Promise<unknown> | undefined;
