import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';

/** The field of the form that the contract names. */
export const FILE_FIELD = 'file';

/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The one file of a multipart request. Throws VALIDATION when there is none, FILE_TOO_LARGE above 5 MB. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw missingFileError();
  const part = await readForm(request.file());
  if (part === undefined) throw missingFileError();
  const bytes = await readForm(part.toBuffer());
  if (part.fieldname !== FILE_FIELD || bytes.length === 0) throw missingFileError();
  return bytes;
}

/** What is read from a form. Throws VALIDATION when the form has no boundary, or ends before its end. */
export async function readForm<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    // The reader of forms names none of its faults; a full disk and our own refusals have a name.
    const { code = 'ERR_STREAM_PREMATURE_CLOSE' } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' || error instanceof AppError) throw error;
    throw new AppError('VALIDATION', { fields: { [FILE_FIELD]: 'malformed' } });
  }
}

/** The form has no file, or not where it belongs. */
export function missingFileError(): AppError {
  return new AppError('VALIDATION', { fields: { [FILE_FIELD]: 'required' } });
}
