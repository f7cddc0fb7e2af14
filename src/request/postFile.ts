import { uploadFile } from '@/platform/filePicker';
import type { FileUpload } from '@/platform/filePicker/types';
import { addHeaders } from './addHeaders';
import { networkTimeout } from './enforceTimeout';
import { logoutOn401 } from './logoutOn401';
import { mapError } from './mapError';
import { readEnvelope } from './readEnvelope';
import type { AbortHandle, Next } from './request.types';
import { session } from './session';

export interface UploadOptions {
  /** Told how much of it has left, 0 to 100. */
  onProgress(percent: number): void;
  handle: AbortHandle;
}

const interceptors = [mapError, logoutOn401, readEnvelope, addHeaders];

/**
 * Sends a file, or a range of it, as the one field of a form. Passes what other calls pass, outermost first, but for the
 * sealing of bodies. Given up after the time that every request has. Rejects with an ApiError.
 */
export async function postFile<T>(
  call: string,
  file: string,
  { onProgress, handle }: UploadOptions,
  range?: FileUpload['range']
): Promise<T> {
  const send: Next = ({ url, header }) =>
    uploadFile(file, { url, headers: header, onProgress, handle, timeoutMs: networkTimeout, range });
  const pipeline = interceptors.reduceRight<Next>((next, interceptor) => (request) => interceptor(request, next), send);
  const response = await pipeline({
    method: 'POST',
    url: `${API_HOST}${call}`,
    data: undefined,
    secure: false,
    token: session().token(),
    header: {},
    handle
  });
  return (response.data as { data: T }).data;
}
