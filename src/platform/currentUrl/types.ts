/**
 * Returns the page on top with its parameters, as `path?query` without a leading slash; empty before the first page.
 */
export type CurrentUrl = () => string;
