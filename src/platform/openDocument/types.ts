export interface Document {
  /** File name with its ending. */
  name: string;
  type: 'pdf' | 'xlsx' | 'docx';
  base64: string;
}

/**
 * Passes a document to the user: WeChat shows it, a browser saves it.
 * @throws Error when the platform refuses
 */
export type OpenDocument = (document: Document) => Promise<void>;
