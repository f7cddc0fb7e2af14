import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PartsKind, PrivatePurpose, UploadResult, VideoState } from '@contract/upload';

export interface UploadedImageTable {
  id: string;
  /** Null: the operator's. */
  owner_user_id: string | null;
  /** Name in the image storage. */
  storage_name: string;
  width: number;
  height: number;
  bytes: number;
  /** May others see it? Null until somebody was asked. */
  is_fit: ColumnType<boolean | null, never, boolean>;
  /** What it looks like, 64 signs 0 and 1 (imageLook.ts); null for a plain one. */
  look: ColumnType<string | null, string | null | undefined, never>;
  look_parts: GeneratedAlways<number[] | null>;
  /** Nothing shows it, and nothing new may; null: something does, or it is new. */
  unshown_since_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface UploadedVideoTable {
  id: string;
  owner_user_id: string;
  /** Name in the image storage. */
  storage_name: string;
  seconds: number;
  bytes: number;
  state: VideoState;
  /** Something shows it; what nothing shows is swept. */
  is_held: Generated<boolean>;
  created_at_ms: number;
}

export interface UploadedDocumentTable {
  id: string;
  owner_user_id: string;
  /** Name in the image storage. */
  storage_name: string;
  bytes: number;
  /** As of pictures. */
  unshown_since_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface PrivateImageTable {
  id: string;
  owner_user_id: string;
  purpose: PrivatePurpose;
  /** The jpeg, sealed for its id. */
  sealed: Buffer;
  width: number;
  height: number;
  bytes: number;
  /** A form holds it; what none holds is swept. */
  is_kept: boolean;
  created_at_ms: number;
}

/** A file that arrives in parts, or has arrived so. */
export interface UploadInPartsTable {
  id: string;
  owner_user_id: string;
  kind: PartsKind;
  /** Of the whole file. */
  bytes: number;
  /** What it became; null until all of it was there. */
  result: ColumnType<UploadResult | null, null, string>;
  created_at_ms: number;
}

export interface UploadPartTable {
  upload_id: string;
  /** From 0. */
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
