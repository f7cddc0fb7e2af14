import type { TradeDocument } from '@contract/goods';
import { type UploadProblem, UploadsStore } from '@/components/upload/Uploads.store';
import { pickDocuments, releaseFile } from '@/platform/filePicker';
import type { PickedFile } from '@/platform/filePicker/types';
import { uploadDocument } from '@/request/upload';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME = 60;
const allowedExtensions = /\.(pdf|jpe?g|png|webp)$/i;

/** Serializes a document. An upload field identifies a file by one string, which here holds URL, name and type. */
export const serializeDocument = (document: TradeDocument): string => JSON.stringify(document);

export const parseDocument = (name: string): TradeDocument => JSON.parse(name) as TradeDocument;

/**
 * Creates the upload store of a form's documents, such as reports and certificates. Its `urls` are serialized
 * documents.
 */
export function documentStore(max: number): UploadsStore {
  return new UploadsStore(
    {
      pickFiles: pickDocuments,
      releaseFile,
      validate: validateDocument,
      uploadFile: async (path, options, name = '') => {
        const { url, type } = await uploadDocument(path, options);
        return { url: serializeDocument({ name: truncateName(name), url, type }) };
      }
    },
    max
  );
}

function validateDocument({ bytes, name = '' }: PickedFile): UploadProblem | undefined {
  if (!allowedExtensions.test(name)) return 'type';
  return bytes > MAX_BYTES ? 'size' : undefined;
}

/** Shortens a file name to the maximum length and preserves its extension. */
function truncateName(name: string): string {
  const characters = [...name];
  const [extension = ''] = allowedExtensions.exec(name) ?? [];
  if (characters.length <= MAX_NAME) return name;
  return characters.slice(0, MAX_NAME - extension.length).join('') + extension;
}
