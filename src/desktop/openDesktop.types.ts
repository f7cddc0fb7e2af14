/**
 * Shows the panes beside the app's column as soon as the window is 960 px wide or more; calling it again does nothing.
 * With platform variants outside src/platform: the panes use stores and components, which lie above
 * that folder, and the mini-program must not even pack them.
 */
export type OpenDesktop = () => void;
