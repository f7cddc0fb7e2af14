/**
 * Writes what a page shows into the address of the browser, in place of what it was opened with, so that a reload, a
 * bookmark and the browser's own share lead to the same. Nothing where another page lies on top, and nothing in the
 * mini-program, whose pages have no address.
 * @param path of the page, without a leading slash
 * @param url path and query
 */
export type ReplaceUrl = (path: string, url: string) => void;
