import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';

/** Form field of the file, by the contract. */
export const FILE_FIELD = 'file';

/** Size limit of an uploaded file, bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Reads the one file of a multipart request. @throws AppError VALIDATION without a file, FILE_TOO_LARGE above 5 MB */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw missingFileError();
  const part = await readForm(request.file());
  if (part === undefined) throw missingFileError();
  const bytes = await readForm(part.toBuffer());
  if (part.fieldname !== FILE_FIELD || bytes.length === 0) throw missingFileError();
  return bytes;
}

/** Awaits a result of the form parser. @throws AppError VALIDATION for a form without boundary, or a truncated one */
export async function readForm<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    // The form parser has no codes for its errors; a full disk and our own errors have one.
    const { code = 'ERR_STREAM_PREMATURE_CLOSE' } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' || error instanceof AppError) throw error;
    throw new AppError('VALIDATION', { fields: { [FILE_FIELD]: 'malformed' } });
  }
}

/** Error of a form without a file in the right field. */
export function missingFileError(): AppError {
  return new AppError('VALIDATION', { fields: { [FILE_FIELD]: 'required' } });
}
