export interface Document {
  /** With its ending. */
  name: string;
  type: 'pdf' | 'xlsx' | 'docx';
  base64: string;
}

/** Gives a document to the person: WeChat shows it, a browser saves it. Rejects when the platform refuses. */
export type OpenDocument = (document: Document) => Promise<void>;
