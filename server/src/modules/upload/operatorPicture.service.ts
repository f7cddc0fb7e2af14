import { readFile } from 'node:fs/promises';
import { AppError } from '../../http/appError';
import { MAX_FILE_BYTES } from '../../http/file';
import { OperatorError } from '../../operatorError';
import { type UploadDeps, uploadOperatorImage } from './upload.service';

const FETCH_TIMEOUT_MS = 20_000;

/**
 * Stores a picture from a file or an http(s) URL.
 * @returns the URL of the stored picture
 * @throws OperatorError for a source that cannot be read, is larger than 5 MB or is no jpg, png or webp picture
 */
export async function uploadPicture(deps: UploadDeps, source: string, nowMs: number): Promise<string> {
  const bytes = await read(source);
  if (bytes.length > MAX_FILE_BYTES) throw new OperatorError(`${source} is larger than 5 MB.`);
  try {
    return (await uploadOperatorImage(deps, bytes, nowMs)).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(`${source} is no jpg, png or webp picture.`);
  }
}

async function read(source: string): Promise<Buffer> {
  try {
    if (!/^https?:\/\//i.test(source)) return await readFile(source);
    const response = await fetch(source, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await readUpTo(MAX_FILE_BYTES, response);
  } catch (error) {
    throw new OperatorError(`${source} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the body and stops soon after `limit` bytes: a response may never end. */
async function readUpTo(limit: number, response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part as Uint8Array);
    size += (part as Uint8Array).length;
    if (size > limit) break;
  }
  return Buffer.concat(parts);
}
