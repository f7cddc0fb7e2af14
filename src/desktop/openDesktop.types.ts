/**
 * Shows the panes beside the app's column as soon as the window is wider than 960 px; calling it again does nothing.
 * The only files with platform variants outside src/platform: the panes use stores and components, which lie above
 * that folder, and the mini-program must not even pack them.
 */
export type OpenDesktop = () => void;
