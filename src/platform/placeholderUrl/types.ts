/**
 * Returns the address of the placeholder for a planned page (path and query). On H5 that is the address itself, which
 * stays valid once the page exists.
 */
export type PlaceholderUrl = (url: string) => string;
