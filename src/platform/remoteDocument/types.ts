/**
 * Shows a PDF at a full address: the browser in a tab of its own, WeChat in its viewer.
 * @throws Error when it cannot be loaded or shown
 */
export type OpenRemoteDocument = (url: string) => Promise<void>;
