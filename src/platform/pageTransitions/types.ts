/**
 * Lets pages that are pushed come in over the one below, and go out over it, for as long as the token of the base
 * duration says: not at all for whoever wants less motion. On H5; WeChat moves its pages itself.
 */
export type AnimatePages = () => void;
