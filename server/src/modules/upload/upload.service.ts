import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Picture, UploadedImage } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import { processFile } from './processFile';
import type { PublicImage } from './image';
import { countPicture } from './uploadLimit';
import {
  findSimilar,
  findImagesOf,
  findOperatorImage,
  findStorageNameOfOwner,
  insertImage,
  type ImageRow
} from './upload.repository';

/** px; three times what the largest avatar on screen takes. */
const AVATAR_SIDE = 480;
/** px; every reader loads what the operator publishes, and no phone shows more of it. */
const OPERATOR_SIDE = 1600;

export interface UploadDeps {
  db: Db | Tx;
  files: FileStorage;
}

/** Cleans and stores one picture of a member. Throws FILE_TYPE, FILE_TOO_LARGE, RATE_LIMITED, BUSY. */
export async function uploadImage(
  deps: UploadDeps,
  ownerId: string,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  await countPicture(deps.db, ownerId, nowMs);
  return saveImage(deps, ownerId, await processFile(ownerId, 'publicImage', upload), nowMs);
}

/** As `uploadImage`, for a picture that stands for a person: its middle, as a square. Throws as above. */
export async function uploadAvatar(
  deps: UploadDeps,
  ownerId: string,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  await countPicture(deps.db, ownerId, nowMs);
  return saveImage(deps, ownerId, await processFile(ownerId, 'squareImage', upload, AVATAR_SIDE), nowMs);
}

async function saveImage(
  { db, files }: UploadDeps,
  ownerId: string,
  { bytes, extension, width, height, look }: PublicImage,
  nowMs: number
): Promise<UploadedImage> {
  const id = newId(nowMs);
  const storageName = `${id}.${extension}`;
  // The file first: a file without a row is waste, a row without a file would be a broken picture.
  await files.save(storageName, bytes);
  await insertImage(db, { id, ownerId, storageName, width, height, bytes: bytes.length, look, nowMs });
  return { id, url: files.urlOf(storageName), width, height, bytes: bytes.length };
}

/**
 * As `uploadImage`, for what the operator publishes, longest side at most 1600. Named by its content: the same picture again is the one that is
 * there, so that a command that is run again names the same pictures. Throws FILE_TYPE.
 */
export async function uploadOperatorImage(
  { db, files }: UploadDeps,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  const { bytes, extension, width, height } = await processFile('operator', 'publicImage', upload, OPERATOR_SIDE);
  const storageName = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
  await files.save(storageName, bytes);
  await insertImage(db, {
    id: newId(nowMs),
    ownerId: null,
    storageName,
    width,
    height,
    bytes: bytes.length,
    look: null,
    nowMs
  });
  const row = await findOperatorImage(db, storageName);
  if (!row) throw new Error(`${storageName} was not kept`);
  return { id: row.id, ...pictureOf(files, row), bytes: row.bytes };
}

/** The operator's picture at an address; undefined for every other address. */
export async function findOperatorPicture({ db, files }: UploadDeps, url: string): Promise<Picture | undefined> {
  const row = await findOperatorImage(db, path.posix.basename(url));
  return row !== undefined && files.urlOf(row.storage_name) === url ? pictureOf(files, row) : undefined;
}

function pictureOf(files: FileStorage, { storage_name, width, height }: ImageRow): Picture {
  return { url: files.urlOf(storage_name), width, height };
}

/** True when the address is that of a picture which the person uploaded. */
export async function isOwnImage({ db, files }: UploadDeps, ownerId: string, url: string): Promise<boolean> {
  const row = await findStorageNameOfOwner(db, ownerId, path.posix.basename(url));
  return row !== undefined && files.urlOf(row.storage_name) === url;
}

/** A picture that the person uploaded; undefined for every other address. */
export async function ownPicture(
  { db, files }: UploadDeps,
  ownerId: string,
  url: string
): Promise<Picture | undefined> {
  const [row] = await findImagesOf(db, ownerId, [path.posix.basename(url)]);
  return row !== undefined && files.urlOf(row.storage_name) === url ? pictureOf(files, row) : undefined;
}

/** Address → addresses of other uploads that show the same picture, also in another size or saved anew. */
export async function similarPictures(
  { db, files }: UploadDeps,
  urls: readonly string[]
): Promise<{ url: string; alike: string }[]> {
  const rows = await findSimilar(
    db,
    urls.map((url) => path.posix.basename(url))
  );
  return rows.map(({ storage_name, alike }) => ({ url: files.urlOf(storage_name), alike: files.urlOf(alike) }));
}
