/**
 * Leads on from an address that is no page of the mini-program, where WeChat would leave the person on a page of its own. On H5
 * the router shows at the address itself what there is instead.
 */
export type RedirectMissingPages = () => void;
