import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';

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

/** A video of a member. */
export const UploadedVideo = Type.Object({
  id: Id,
  /** Path below the API's host; it can be read from any place in it (Range). */
  url: Type.String(),
  seconds: Type.Integer(),
  bytes: Type.Integer()
});
export type UploadedVideo = Static<typeof UploadedVideo>;

/** `waiting`: a person looks at a video before others do. */
export const VideoState = Type.Union([Type.Literal('waiting'), Type.Literal('shown'), Type.Literal('refused')]);
export type VideoState = Static<typeof VideoState>;

/** A video that waits for the operator. */
const PendingVideo = Type.Object({
  id: Id,
  url: Type.String(),
  seconds: Type.Integer(),
  ownerId: Id,
  uploadedAtMs: TimeMs
});

/** A paper that others may open. */
export const UploadedDocument = Type.Object({
  /** Path below the API's host. */
  url: Type.String(),
  type: Type.Union([Type.Literal('pdf'), Type.Literal('image')]),
  bytes: Type.Integer()
});
export type UploadedDocument = Static<typeof UploadedDocument>;

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

/** What is sent in parts when it is large. */
export const PartsKind = Type.Union([Type.Literal('video'), Type.Literal('document')]);
export type PartsKind = Static<typeof PartsKind>;

/** A file that arrives in parts: places (from 0) of those that are there. */
const UploadInParts = Type.Object({ id: Id, received: Type.Array(Type.Integer()) });

/** What a file in parts became, by its kind. */
export const UploadResult = Type.Object({ video: Nullable(UploadedVideo), document: Nullable(UploadedDocument) });
export type UploadResult = Static<typeof UploadResult>;

const ImageData = Type.Object({ /** A jpeg as `data:` address. */ dataUri: Type.String() });

export const uploadCalls = {
  /**
   * One jpg, png or webp up to 5 MB, field `file`. Turned upright, position data stripped, longest side cut to 4096.
   * Errors: FILE_TYPE (judged by content, not by name), FILE_TOO_LARGE (also above 30 million pixels or 12,000 in a row),
   * RATE_LIMITED above 200 a day, or above 30 files of any kind a minute; BUSY when too many wait. What nothing shows is deleted
   * after seven days.
   */
  'POST /api/front/upload/image': { data: UploadedImage, multipart: true, auth: 'member' },
  /** As above; what is kept is the middle of the picture, as a square. */
  'POST /api/front/upload/avatar': { data: UploadedImage, multipart: true, auth: 'member' },
  /**
   * One mp4 (or the QuickTime file of a phone) with H.264, up to 50 MB and 60 s. What it says of place and device is
   * blanked out. Errors: FILE_TYPE (judged by content), FILE_TOO_LARGE, VALIDATION `fields.file` `length`, RATE_LIMITED
   * above 20 a day. What nothing shows is deleted after seven days.
   */
  'POST /api/front/upload/video': { data: UploadedVideo, multipart: 'large', auth: 'member' },
  /**
   * One pdf, or one picture as above, up to 10 MB: a report, a certificate. Errors: FILE_TYPE (judged by content; also for
   * a pdf that is cut off, runs something or hides a file), FILE_TOO_LARGE, RATE_LIMITED above 60 a day.
   */
  'POST /api/front/upload/document': { data: UploadedDocument, multipart: 'large', auth: 'member' },
  /**
   * Begins a file that is sent in parts of 4 MB (`@rules/uploadParts`), for what a whole file would be refused for by its
   * size: FILE_TOO_LARGE. A fifth unfinished one takes the place of the oldest; what is unfinished after a day goes.
   */
  'POST /api/front/upload/parts/begin': {
    input: Type.Object({ kind: PartsKind, bytes: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    data: UploadInParts,
    auth: 'member'
  },
  /** Which parts are there: to go on after a cut. Error: NOT_FOUND. */
  'GET /api/front/upload/parts/{id}': { data: UploadInParts, auth: 'member' },
  /**
   * One part, field `file`; sending it again changes nothing. Errors: NOT_FOUND, VALIDATION `fields.file` `length` when it
   * has not the size of its place, RATE_LIMITED above 600 a day.
   */
  'POST /api/front/upload/parts/{id}': {
    input: Type.Object({ index: Type.Integer({ minimum: 0, maximum: 99 }) }, { additionalProperties: false }),
    inQuery: true,
    data: UploadInParts,
    multipart: true,
    auth: 'member'
  },
  /**
   * Makes the file of its parts and takes it as the call for a whole one does, with its errors. Also CONFLICT while parts
   * are missing. Again it answers the same.
   */
  'POST /api/front/upload/parts/{id}/finish': { data: UploadResult, auth: 'member' },
  /** Videos that something would show and nobody has looked at, the oldest first. */
  'GET /api/operator/upload/videos': { data: Type.Array(PendingVideo), auth: 'operator' },
  /** Shows a video to everybody, or to nobody. Error: NOT_FOUND. */
  'POST /api/operator/upload/video/{id}': {
    input: Type.Object(
      { state: Type.Union([Type.Literal('shown'), Type.Literal('refused')]) },
      { additionalProperties: false }
    ),
    data: Empty,
    auth: 'operator'
  },
  /** As the first, for what the operator publishes. The same picture again answers the one that is there. */
  'POST /api/operator/upload/image': { data: UploadedImage, multipart: true, auth: 'operator' },
  /**
   * As the first, but private: 仅用于香料平台认证 is drawn into the picture, its longest side is cut to 2048, and it is
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
