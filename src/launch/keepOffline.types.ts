/**
 * Keeps app and public content on the device for times without a network, and offers a newer version quietly. Does nothing in
 * the mini-program, which WeChat keeps and updates itself. With platform variants outside src/platform: the browser's half
 * uses the API and stores.
 */
export type KeepOffline = () => Promise<void>;
