/**
 * Keeps the focus of those who use the keyboard on the page on top: a page that opens takes it, and one that is shown
 * again gives it back to what had it last. On H5; in the mini-program WeChat does so.
 */
export type FollowPageFocus = () => void;
