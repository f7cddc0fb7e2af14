import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';

/** The field of the form that the contract names. */
const FIELD = 'file';

/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The one file of a multipart request. Throws VALIDATION when there is none, FILE_TOO_LARGE above 5 MB. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw missing();
  const part = await request.file();
  if (part === undefined) throw missing();
  const bytes = await part.toBuffer();
  if (part.fieldname !== FIELD || bytes.length === 0) throw missing();
  return bytes;
}

function missing(): AppError {
  return new AppError('VALIDATION', { fields: { [FIELD]: 'required' } });
}
