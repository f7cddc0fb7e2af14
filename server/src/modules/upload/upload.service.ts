import path from 'node:path';
import type { UploadedImage } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import type { ImageStorage } from '../../providers/imageStorage';
import { cleanImage } from './image';
import { findStorageNameOfOwner, insertImage } from './upload.repository';

export interface UploadDeps {
  db: Db;
  images: ImageStorage;
}

/** Cleans and stores one picture of a member. Throws FILE_TYPE. */
export async function uploadImage(
  { db, images }: UploadDeps,
  ownerId: string,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  const { bytes, extension, width, height } = await cleanImage(upload);
  const id = newId(nowMs);
  const storageName = `${id}.${extension}`;
  // The file first: a file without a row is waste, a row without a file would be a broken picture.
  await images.save(storageName, bytes);
  await insertImage(db, { id, ownerId, storageName, width, height, bytes: bytes.length, nowMs });
  return { id, url: images.urlOf(storageName), width, height, bytes: bytes.length };
}

/** True when the address is that of a picture which the person uploaded. */
export async function isOwnImage({ db, images }: UploadDeps, ownerId: string, url: string): Promise<boolean> {
  const row = await findStorageNameOfOwner(db, ownerId, path.posix.basename(url));
  return row !== undefined && images.urlOf(row.storage_name) === url;
}
