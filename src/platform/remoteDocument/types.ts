/** Shows a PDF that lies at a full address: the browser in a tab of its own, WeChat in its reader. Rejects when it cannot. */
export type OpenRemoteDocument = (url: string) => Promise<void>;
