import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';

export const UploadedImage = Type.Object({
  id: Id,
  /** Path relative to the API host. */
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer()
});
export type UploadedImage = Static<typeof UploadedImage>;

/** A picture as embedded in content. */
export const Picture = Type.Pick(UploadedImage, ['url', 'width', 'height']);
export type Picture = Static<typeof Picture>;

/** A video uploaded by a member. */
export const UploadedVideo = Type.Object({
  id: Id,
  /** Path relative to the API host; supports Range requests. */
  url: Type.String(),
  seconds: Type.Integer(),
  bytes: Type.Integer()
});
export type UploadedVideo = Static<typeof UploadedVideo>;

/** Review status of a video, which becomes public only after an operator's review; `waiting` means pending. */
export const VideoState = Type.Union([Type.Literal('waiting'), Type.Literal('shown'), Type.Literal('refused')]);
export type VideoState = Static<typeof VideoState>;

/** A video that waits for the operator's review. */
const PendingVideo = Type.Object({
  id: Id,
  url: Type.String(),
  seconds: Type.Integer(),
  ownerId: Id,
  uploadedAtMs: TimeMs
});

/** A document that other users may open. */
export const UploadedDocument = Type.Object({
  /** Path relative to the API host. */
  url: Type.String(),
  type: Type.Union([Type.Literal('pdf'), Type.Literal('image')]),
  bytes: Type.Integer()
});
export type UploadedDocument = Static<typeof UploadedDocument>;

/** URL of a picture that was uploaded before. */
export const PictureUrl = Type.String({ minLength: 1, maxLength: 200 });

/** A picture visible only to its owner and the operator. It has no public URL. */
export const PrivateImage = Type.Object({
  id: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer()
});
export type PrivateImage = Static<typeof PrivateImage>;

/** Purpose of a private picture: verification documents, proof for joining a team, or a paper card to be read. */
export const PrivatePurpose = Type.Union([
  Type.Literal('verification'),
  Type.Literal('joinTeam'),
  Type.Literal('paperCard')
]);
export type PrivatePurpose = Static<typeof PrivatePurpose>;

/** Kinds of files that are uploaded in parts when large. */
export const PartsKind = Type.Union([Type.Literal('video'), Type.Literal('document')]);
export type PartsKind = Static<typeof PartsKind>;

/** An upload in parts; `received` contains the zero-based indexes of the stored parts. */
const UploadInParts = Type.Object({ id: Id, received: Type.Array(Type.Integer()) });

/** Result of an upload in parts, set for its kind only. */
export const UploadResult = Type.Object({ video: Nullable(UploadedVideo), document: Nullable(UploadedDocument) });
export type UploadResult = Static<typeof UploadResult>;

const ImageData = Type.Object({ /** JPEG as a `data:` URL. */ dataUri: Type.String() });

export const uploadCalls = {
  /**
   * Uploads one jpg, png or webp up to 5 MB, field `file`; it is rotated upright, stripped of position data and scaled
   * to at most 4096 px per side. Errors: FILE_TYPE (by content, not by name), FILE_TOO_LARGE (also above 30 million
   * pixels or 12,000 per side), RATE_LIMITED above 200 a day, or above 30 files of any kind a minute; BUSY when too
   * many are queued. Unused files are deleted after seven days.
   */
  'POST /api/front/upload/image': { data: UploadedImage, multipart: true, auth: 'member' },
  /** Uploads an avatar like `upload/image`; the picture is cropped to its centred square. */
  'POST /api/front/upload/avatar': { data: UploadedImage, multipart: true, auth: 'member' },
  /**
   * Uploads one mp4 (or a phone's QuickTime file) with H.264, up to 50 MB and 60 s; location and device metadata are
   * blanked out. Errors: FILE_TYPE (by content), FILE_TOO_LARGE, VALIDATION `fields.file` `length`, RATE_LIMITED above
   * 20 a day. Unused videos are deleted after seven days.
   */
  'POST /api/front/upload/video': { data: UploadedVideo, multipart: 'large', auth: 'member' },
  /**
   * Uploads one pdf, or one picture as in `upload/image`, up to 10 MB: a report, a certificate. Errors: FILE_TYPE (by
   * content; also for a pdf that is truncated, runs code or embeds a file), FILE_TOO_LARGE, RATE_LIMITED above 60 a
   * day.
   */
  'POST /api/front/upload/document': { data: UploadedDocument, multipart: 'large', auth: 'member' },
  /**
   * Starts an upload in parts of 4 MB (`@rules/uploadParts`). Error: FILE_TOO_LARGE, with the same limits as a whole
   * file. A fifth unfinished upload replaces the oldest; unfinished uploads are deleted after a day.
   */
  'POST /api/front/upload/parts/begin': {
    input: Type.Object({ kind: PartsKind, bytes: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    data: UploadInParts,
    auth: 'member'
  },
  /** Returns the stored parts, to resume after an interruption. Error: NOT_FOUND. */
  'GET /api/front/upload/parts/{id}': { data: UploadInParts, auth: 'member' },
  /**
   * Uploads one part, field `file`. Idempotent. Errors: NOT_FOUND, VALIDATION `fields.file` `length` when the size does
   * not match the part's index, RATE_LIMITED above 600 a day.
   */
  'POST /api/front/upload/parts/{id}': {
    input: Type.Object({ index: Type.Integer({ minimum: 0, maximum: 99 }) }, { additionalProperties: false }),
    inQuery: true,
    data: UploadInParts,
    multipart: true,
    auth: 'member'
  },
  /**
   * Assembles the parts and processes the file like the call for a whole file, with the same errors, and CONFLICT while
   * parts are missing. Idempotent.
   */
  'POST /api/front/upload/parts/{id}/finish': { data: UploadResult, auth: 'member' },
  /** Returns videos in use that have not been reviewed yet, oldest first. */
  'GET /api/operator/upload/videos': { data: Type.Array(PendingVideo), auth: 'operator' },
  /** Makes a video public or rejects it. Error: NOT_FOUND. */
  'POST /api/operator/upload/video/{id}': {
    input: Type.Object(
      { state: Type.Union([Type.Literal('shown'), Type.Literal('refused')]) },
      { additionalProperties: false }
    ),
    data: Empty,
    auth: 'operator'
  },
  /**
   * Uploads a picture for the operator's publications, like `front/upload/image`. The same picture again returns the
   * stored one.
   */
  'POST /api/operator/upload/image': { data: UploadedImage, multipart: true, auth: 'operator' },
  /**
   * Uploads a private picture like `upload/image`: the watermark 仅用于香料平台认证 is drawn into all but paper cards, it is
   * scaled to at most 2048 px per side and stored encrypted. Unused ones are deleted after seven days. Additional error:
   * RATE_LIMITED above 60 a day.
   */
  'POST /api/front/upload/privateImage': {
    input: Type.Object({ purpose: PrivatePurpose }, { additionalProperties: false }),
    inQuery: true,
    data: PrivateImage,
    multipart: true,
    auth: 'member'
  },
  /**
   * Returns the user's own private picture, reduced for display in a form. Error: NOT_FOUND for another user's picture.
   */
  'GET /api/front/upload/privateImage/{id}': { data: ImageData, auth: 'member' },
  /** Returns any private picture in full size. Error: NOT_FOUND. */
  'GET /api/operator/upload/privateImage/{id}': { data: ImageData, auth: 'operator' }
} as const;
