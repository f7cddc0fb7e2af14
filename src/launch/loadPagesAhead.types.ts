/** Loads code and answers of pages before the user opens them, where both come over the network. */
export type LoadPagesAhead = () => void;
