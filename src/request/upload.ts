import type { PrivateImage, PrivatePurpose, UploadedDocument, UploadedImage, UploadedVideo } from '@contract/upload';
import { PART_BYTES } from '@rules/uploadParts';
import { fileBytes } from '@/platform/filePicker';
import { postFile, type UploadOptions } from './postFile';
import { uploadInParts } from './uploadInParts';

/**
 * Uploads a picked picture to a public address.
 * @throws ApiError FILE_TYPE or FILE_TOO_LARGE for a file that the server refuses, or an error of any call
 */
export function uploadImage(path: string, options: UploadOptions): Promise<UploadedImage> {
  return postFile<UploadedImage>('/api/front/upload/image', path, options);
}

/** Variant of `uploadImage` for the avatar of a person: the server keeps the centre of the picture, as a square. */
export function uploadAvatar(path: string, options: UploadOptions): Promise<UploadedImage> {
  return postFile<UploadedImage>('/api/front/upload/avatar', path, options);
}

/** Variant of `uploadImage` for a picture that only its owner and operators can open: it has an id and no address. */
export function uploadPrivateImage(
  purpose: PrivatePurpose,
  path: string,
  options: UploadOptions
): Promise<PrivateImage> {
  return postFile<PrivateImage>(`/api/front/upload/privateImage?purpose=${purpose}`, path, options);
}

/**
 * Variant of `uploadImage` for a public PDF or picture. Large files are sent in parts.
 * @throws Error for an answer without the document, ApiError as `uploadImage`
 */
export async function uploadDocument(path: string, options: UploadOptions): Promise<UploadedDocument> {
  if ((await fileBytes(path)) <= PART_BYTES)
    return postFile<UploadedDocument>('/api/front/upload/document', path, options);
  const { document } = await uploadInParts('document', path, options);
  if (!document) throw new Error('the answer holds no document');
  return document;
}

/**
 * Variant of `uploadImage` for a public video. Large files are sent in parts.
 * @throws Error for an answer without the video, ApiError as `uploadImage`
 */
export async function uploadVideo(path: string, options: UploadOptions): Promise<UploadedVideo> {
  if ((await fileBytes(path)) <= PART_BYTES) return postFile<UploadedVideo>('/api/front/upload/video', path, options);
  const { video } = await uploadInParts('video', path, options);
  if (!video) throw new Error('the answer holds no video');
  return video;
}
