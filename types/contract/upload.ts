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

/** A picture as it stands in what people read. */
export const Picture = Type.Pick(UploadedImage, ['url', 'width', 'height']);
export type Picture = Static<typeof Picture>;

/** The address of a picture that was uploaded before. */
export const PictureUrl = Type.String({ minLength: 1, maxLength: 200 });

/** A picture that only its owner and the operator see. It has no address. */
export const PrivateImage = Type.Object({
  id: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer()
});
export type PrivateImage = Static<typeof PrivateImage>;

/** What a private picture is for: papers of a verification, proof for joining a team. */
export const PrivatePurpose = Type.Union([Type.Literal('verification'), Type.Literal('joinTeam')]);
export type PrivatePurpose = Static<typeof PrivatePurpose>;

const ImageData = Type.Object({ /** A jpeg as `data:` address. */ dataUri: Type.String() });

export const uploadCalls = {
  /**
   * One jpg, png or webp up to 5 MB, field `file`. Turned upright, position data stripped, longest side cut to 4096.
   * Errors: FILE_TYPE (judged by content, not by name), FILE_TOO_LARGE.
   */
  'POST /api/front/upload/image': { data: UploadedImage, multipart: true, auth: 'member' },
  /** As above; what is kept is the middle of the picture, as a square. */
  'POST /api/front/upload/avatar': { data: UploadedImage, multipart: true, auth: 'member' },
  /** As above, for what the operator publishes. The same picture again answers the one that is there. */
  'POST /api/operator/upload/image': { data: UploadedImage, multipart: true, auth: 'operator' },
  /**
   * As above, but private: 仅用于香料平台认证 is drawn into the picture, its longest side is cut to 2048, and it is
   * stored encrypted. What no form keeps is deleted after seven days. Errors also: RATE_LIMITED above 60 a day.
   */
  'POST /api/front/upload/privateImage': {
    input: Type.Object({ purpose: PrivatePurpose }, { additionalProperties: false }),
    inQuery: true,
    data: PrivateImage,
    multipart: true,
    auth: 'member'
  },
  /** An own private picture, small enough to be shown in a form. NOT_FOUND for everybody else's. */
  'GET /api/front/upload/privateImage/{id}': { data: ImageData, auth: 'member' },
  /** Any private picture in full. Error: NOT_FOUND. */
  'GET /api/operator/upload/privateImage/{id}': { data: ImageData, auth: 'operator' }
} as const;
