/** Takes a parameter out of the address of the browser; nothing in the mini-program, whose pages have no address. */
export type RemoveUrlParam = (name: string) => void;
