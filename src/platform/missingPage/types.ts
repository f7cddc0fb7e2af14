/**
 * Redirects from an unknown address of the mini-program, where WeChat would show a page of its own. On H5 the router
 * shows the page of unknown addresses at the address itself.
 */
export type RedirectMissingPages = () => void;
