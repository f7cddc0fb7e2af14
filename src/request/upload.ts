import type { PrivateImage, PrivatePurpose, UploadedDocument, UploadedImage, UploadedVideo } from '@contract/upload';
import { fileBytes } from '@/platform/filePicker';
import { PART_BYTES } from '@rules/uploadParts';
import { postFile, type UploadOptions } from './postFile';
import { uploadInParts } from './uploadInParts';

export type { UploadOptions } from './postFile';

/**
 * Uploads a picture that the person chose (see platform/photo). Passes what other calls pass, outermost first, but for
 * the sealing of bodies. Rejects with an ApiError: FILE_TYPE, FILE_TOO_LARGE, or what any call rejects with.
 */
export function uploadImage(path: string, options: UploadOptions): Promise<UploadedImage> {
  return postFile<UploadedImage>('/api/front/upload/image', path, options);
}

/** As above, for a picture that stands for the person: the server keeps its middle, as a square. */
export function uploadAvatar(path: string, options: UploadOptions): Promise<UploadedImage> {
  return postFile<UploadedImage>('/api/front/upload/avatar', path, options);
}

/** As above, for a picture that only the person and the operator see. It has an id and no address. */
export function uploadPrivateImage(
  purpose: PrivatePurpose,
  path: string,
  options: UploadOptions
): Promise<PrivateImage> {
  return postFile<PrivateImage>(`/api/front/upload/privateImage?purpose=${purpose}`, path, options);
}

/** As above, for a paper that everybody may open: a pdf or a picture. Large ones go in parts. */
export async function uploadDocument(path: string, options: UploadOptions): Promise<UploadedDocument> {
  if ((await fileBytes(path)) <= PART_BYTES)
    return postFile<UploadedDocument>('/api/front/upload/document', path, options);
  const { document } = await uploadInParts('document', path, options);
  if (!document) throw new Error('the paper did not become one');
  return document;
}

/** As above, for a video that everybody may see. Large ones go in parts. */
export async function uploadVideo(path: string, options: UploadOptions): Promise<UploadedVideo> {
  if ((await fileBytes(path)) <= PART_BYTES) return postFile<UploadedVideo>('/api/front/upload/video', path, options);
  const { video } = await uploadInParts('video', path, options);
  if (!video) throw new Error('the video did not become one');
  return video;
}
