import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';

/** The field of the form that the contract names. */
export const FILE_FIELD = 'file';

/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The one file of a multipart request. Throws VALIDATION when there is none, FILE_TOO_LARGE above 5 MB. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw missingFile();
  const part = await request.file();
  if (part === undefined) throw missingFile();
  const bytes = await part.toBuffer();
  if (part.fieldname !== FILE_FIELD || bytes.length === 0) throw missingFile();
  return bytes;
}

/** The form has no file, or not where it belongs. */
export function missingFile(): AppError {
  return new AppError('VALIDATION', { fields: { [FILE_FIELD]: 'required' } });
}
