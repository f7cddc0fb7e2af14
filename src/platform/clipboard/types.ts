/** Puts text on the clipboard; false when the platform refuses (the caller then shows the text to copy by hand). */
export type CopyText = (text: string) => Promise<boolean>;
