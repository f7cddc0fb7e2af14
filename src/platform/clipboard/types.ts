/** Copies text to the clipboard; false when the platform refuses (the caller then shows the text to copy manually). */
export type CopyText = (text: string) => Promise<boolean>;
