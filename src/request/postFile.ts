import { uploadFile } from '@/platform/filePicker';
import type { FileUpload } from '@/platform/filePicker/types';
import { networkTimeout } from './enforceTimeout';
import { intercept } from './interceptors';
import type { AbortHandle, Next } from './request.types';
import { session } from './session';

export interface UploadOptions {
  /** Receives how much has been sent, 0 to 100. */
  onProgress(percent: number): void;
  handle: AbortHandle;
}

/**
 * Sends a file, or a range of it, as the one field of a form. Passes the interceptors of every call: same headers,
 * session, errors and time-out.
 * @throws ApiError like `call`
 */
export async function postFile<T>(
  call: string,
  file: string,
  { onProgress, handle }: UploadOptions,
  range?: FileUpload['range']
): Promise<T> {
  const send: Next = ({ url, header }) => {
    const transport: AbortHandle = {};
    const upload = { url, headers: header, onProgress, handle: transport, timeoutMs: networkTimeout + 1000, range };
    return Object.assign(uploadFile(file, upload), { abort: () => transport.abort?.() });
  };
  const request = {
    method: 'POST' as const,
    url: `${API_HOST}${call}`,
    data: undefined,
    secure: false,
    token: session().token(),
    header: {},
    handle
  };
  const { data } = await intercept(request, send);
  return (data as { data: T }).data;
}
