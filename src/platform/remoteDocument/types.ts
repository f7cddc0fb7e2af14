/** Shows a PDF at a full address: the browser in a tab of its own, WeChat in its viewer. Rejects when it cannot. */
export type OpenRemoteDocument = (url: string) => Promise<void>;
