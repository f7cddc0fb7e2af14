import { Type, type Static } from '@sinclair/typebox';
import { Id } from './common';

export const UploadedImage = Type.Object({
  id: Id,
  /** Path below the API's host. */
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer()
});
export type UploadedImage = Static<typeof UploadedImage>;

export const uploadCalls = {
  /**
   * One jpg, png or webp up to 5 MB, field `file`. Turned upright, position data stripped, longest side cut to 4096.
   * Errors: FILE_TYPE (judged by content, not by name), FILE_TOO_LARGE.
   */
  'POST /api/front/upload/image': { data: UploadedImage, multipart: true, auth: 'member' }
} as const;
