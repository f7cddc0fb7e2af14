export interface UploadedImageTable {
  id: string;
  owner_user_id: string;
  /** Name in the image storage. */
  storage_name: string;
  width: number;
  height: number;
  bytes: number;
  created_at_ms: number;
}

export interface UploadTables {
  uploaded_image: UploadedImageTable;
}
