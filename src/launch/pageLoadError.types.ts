/**
 * Draws a page whose code did not come, on H5; calling it again does nothing. In the mini-program WeChat brings the
 * code. Has platform variants for the reason that openDesktop has: it is made of blocks, which lie above src/platform.
 */
export type InstallPageLoadError = () => void;
