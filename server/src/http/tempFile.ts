import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from './appError';
import { FILE_FIELD, missingFileError, readForm } from './file';

/** A large upload on this machine's disk, during its call. */
export interface TempFile {
  path: string;
  bytes: number;
}

/**
 * Passes the one file of a multipart request to `work` and deletes it afterwards. It is never held in memory. @throws
 * AppError VALIDATION without a file, FILE_TOO_LARGE above `maxBytes`
 */
export async function withTempFile<T>(
  request: FastifyRequest,
  maxBytes: number,
  work: (file: TempFile) => Promise<T> | T
): Promise<T> {
  if (!request.isMultipart()) throw missingFileError();
  const part = await readForm(request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false }));
  if (part === undefined) throw missingFileError();
  const file = path.join(os.tmpdir(), `xiangshi-${randomUUID()}`);
  try {
    await readForm(pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 })));
    if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
    const { size } = await stat(file);
    if (part.fieldname !== FILE_FIELD || size === 0) throw missingFileError();
    return await work({ path: file, bytes: size });
  } finally {
    await rm(file, { force: true });
  }
}
