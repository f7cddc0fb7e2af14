/** Leaves the app for a page elsewhere; a mini-program, which may not, copies the address. Only https is opened. */
export type OpenExternalLink = (url: string) => void;
