import type { CallData } from '@contract';
import type { PartsKind, UploadResult } from '@contract/upload';
import { partRange, partsOf } from '@rules/uploadParts';
import { ApiError, isApiError } from '@/lib/ApiError';
import { fileBytes } from '@/platform/filePicker';
import { call } from './call';
import { postFile, type UploadOptions } from './postFile';
import type { AbortHandle } from './request.types';

type Received = CallData<'GET /api/front/upload/parts/{id}'>;

/** Uploads that were cut, by the path of their file: the next try goes on with them. */
const unfinishedUploads = new Map<string, string>();

/**
 * Sends a file in parts, those that the server has not got yet.
 * @throws ApiError ABORTED after `handle.abort`, or that of a call; the next try goes on with the missing parts unless
 * the server refused the file
 */
export async function uploadInParts(kind: PartsKind, path: string, options: UploadOptions): Promise<UploadResult> {
  const { onProgress, handle } = options;
  const part: AbortHandle = {};
  let isStopped = false;
  handle.abort = () => {
    isStopped = true;
    part.abort?.();
  };
  const bytes = await fileBytes(path);
  const { id, received } =
    (await findResumable(path)) ?? (await call('POST /api/front/upload/parts/begin', { kind, bytes }));
  unfinishedUploads.set(path, id);
  for (let index = 0; index < partsOf(bytes); index += 1) {
    const range = partRange(index, bytes);
    const reportProgress = (percent: number) =>
      onProgress(Math.floor(((range.from + ((range.to - range.from) * percent) / 100) / bytes) * 100));
    if (isStopped) throw new ApiError('ABORTED', '');
    if (!received.includes(index)) {
      const to = `/api/front/upload/parts/${id}?index=${index}`;
      await postFile<Received>(to, path, { onProgress: reportProgress, handle: part }, range);
    }
    reportProgress(100);
  }
  try {
    const result = await call('POST /api/front/upload/parts/{id}/finish', { id }, { handle: part });
    unfinishedUploads.delete(path);
    return result;
  } catch (error) {
    // The server removes a refused file; after any other error it keeps the parts.
    if (isApiError(error, 'FILE_TYPE', 'FILE_TOO_LARGE', 'VALIDATION')) unfinishedUploads.delete(path);
    throw error;
  }
}

/** Returns undefined when there is none, or the server has purged it. */
async function findResumable(path: string): Promise<Received | undefined> {
  const id = unfinishedUploads.get(path);
  if (id === undefined) return undefined;
  try {
    return await call('GET /api/front/upload/parts/{id}', { id });
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}
