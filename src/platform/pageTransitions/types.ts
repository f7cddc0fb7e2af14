/**
 * Animates pushed pages in over the one below, and out over it, for the duration of the base token: not at all with
 * reduced motion. On H5; WeChat animates its pages itself.
 */
export type AnimatePages = () => void;
