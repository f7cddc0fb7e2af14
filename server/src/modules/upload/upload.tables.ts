import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PartsKind, PrivatePurpose, UploadResult, VideoState } from '@contract/upload';

export interface UploadedImageTable {
  id: string;
  /** Null for an operator's picture. */
  owner_user_id: string | null;
  /** Name in the file storage. */
  storage_name: string;
  width: number;
  height: number;
  bytes: number;
  /** Result of the moderation; null before it. */
  is_fit: ColumnType<boolean | null, never, boolean>;
  /** Perceptual hash, 64 characters 0 and 1 (perceptualHash.ts); null for a plain picture. */
  look: ColumnType<string | null, string | null | undefined, never>;
  look_parts: GeneratedAlways<number[] | null>;
  /** Time since which nothing references it, and nothing new may; null while it is referenced or new. */
  unshown_since_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface UploadedVideoTable {
  id: string;
  owner_user_id: string;
  /** Name in the file storage. */
  storage_name: string;
  seconds: number;
  bytes: number;
  state: VideoState;
  /** True while something references it; others are purged. */
  is_held: Generated<boolean>;
  created_at_ms: number;
}

export interface UploadedDocumentTable {
  id: string;
  owner_user_id: string;
  /** Name in the file storage. */
  storage_name: string;
  bytes: number;
  /** Time since which nothing references it, as for pictures. */
  unshown_since_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface PrivateImageTable {
  id: string;
  owner_user_id: string;
  purpose: PrivatePurpose;
  /** The JPEG, encrypted for its id. */
  sealed: Buffer;
  width: number;
  height: number;
  bytes: number;
  /** True once a form uses it; others are purged. */
  is_kept: boolean;
  created_at_ms: number;
}

/** File that arrives in parts. */
export interface UploadInPartsTable {
  id: string;
  owner_user_id: string;
  kind: PartsKind;
  /** Size of the whole file. */
  bytes: number;
  /** The stored file; null until it is finished. */
  result: ColumnType<UploadResult | null, null, string>;
  /** When a call began to process the file; null while none does. */
  claimed_at_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface UploadPartTable {
  upload_id: string;
  /** Index of the part, from 0. */
  place: number;
  bytes: Buffer;
}

export interface UploadTables {
  upload_in_parts: UploadInPartsTable;
  upload_part: UploadPartTable;
  private_image: PrivateImageTable;
  uploaded_document: UploadedDocumentTable;
  uploaded_image: UploadedImageTable;
  uploaded_video: UploadedVideoTable;
}
