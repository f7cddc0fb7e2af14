/**
 * Where a page that is still to come (path and query) is opened: the page that stands in for it. On H5 that stands at the
 * address itself, which stays right when the page is there.
 */
export type PlaceholderUrl = (url: string) => string;
