/**
 * Returns the full H5 address of a page, for codes and links that leave the app. `path` is path and query, without a
 * leading slash.
 */
export type SiteUrl = (path: string) => string;
