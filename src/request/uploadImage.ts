import type { PrivateImage, PrivatePurpose, UploadedDocument, UploadedImage, UploadedVideo } from '@contract/upload';
import { sendPhoto } from '@/platform/photo';
import { addHeaders } from './addHeaders';
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
 * Uploads a picture that the person chose (see platform/photo). Passes what other calls pass, outermost first, but for
 * the sealing of bodies. Rejects with an ApiError: FILE_TYPE, FILE_TOO_LARGE, or what any call rejects with.
 */
export function uploadImage(path: string, options: UploadOptions): Promise<UploadedImage> {
  return upload<UploadedImage>('/api/front/upload/image', path, options);
}

/** As above, for a picture that stands for the person: the server keeps its middle, as a square. */
export function uploadAvatar(path: string, options: UploadOptions): Promise<UploadedImage> {
  return upload<UploadedImage>('/api/front/upload/avatar', path, options);
}

/** As above, for a picture that only the person and the operator see. It has an id and no address. */
export function uploadPrivateImage(
  purpose: PrivatePurpose,
  path: string,
  options: UploadOptions
): Promise<PrivateImage> {
  return upload<PrivateImage>(`/api/front/upload/privateImage?purpose=${purpose}`, path, options);
}

/** As above, for a paper that everybody may open: a pdf or a picture. */
export function uploadDocument(path: string, options: UploadOptions): Promise<UploadedDocument> {
  return upload<UploadedDocument>('/api/front/upload/document', path, options);
}

/** Fifty megabytes through a slow network take minutes. */
const VIDEO_TIMEOUT_MS = 10 * 60 * 1000;

/** As above, for a video that everybody may see. */
export function uploadVideo(path: string, options: UploadOptions): Promise<UploadedVideo> {
  return upload<UploadedVideo>('/api/front/upload/video', path, { ...options, timeoutMs: VIDEO_TIMEOUT_MS });
}

async function upload<T>(
  call: string,
  file: string,
  { onProgress, handle, timeoutMs }: UploadOptions & { timeoutMs?: number }
): Promise<T> {
  const send: Next = (request) =>
    sendPhoto(file, { url: `${API_HOST}${request.path}`, headers: request.headers, onProgress, handle, timeoutMs });
  const pipeline = interceptors.reduceRight<Next>((next, interceptor) => (request) => interceptor(request, next), send);
  const response = await pipeline({
    method: 'POST',
    path: call,
    input: undefined,
    inQuery: false,
    secure: false,
    token: session().token(),
    headers: {},
    handle
  });
  return (response.body as { data: T }).data;
}
