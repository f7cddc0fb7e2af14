import { MINUTE_MS } from '@rules/duration';
import type { Document, OpenDocument } from './types';

const mimeTypes: Record<Document['type'], string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
};

/** Long enough for the browser to have read it. */
const REVOKE_AFTER_MS = MINUTE_MS;

export const openDocument: OpenDocument = ({ name, type, base64 }) => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mimeTypes[type] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  return Promise.resolve();
};
