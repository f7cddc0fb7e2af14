import type { PrivatePurpose } from '@contract/upload';

export interface UploadedImageTable {
  id: string;
  /** Null: the operator's. */
  owner_user_id: string | null;
  /** Name in the image storage. */
  storage_name: string;
  width: number;
  height: number;
  bytes: number;
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

export interface UploadTables {
  private_image: PrivateImageTable;
  uploaded_image: UploadedImageTable;
}
