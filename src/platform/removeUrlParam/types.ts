/** Removes a parameter from the browser's address; no-op in the mini-program, whose pages have no address. */
export type RemoveUrlParam = (name: string) => void;
