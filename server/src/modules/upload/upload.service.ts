import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Picture, UploadedImage } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import type { PublicImage } from './image';
import { processFile } from './processFile';
import {
  findImagesOf,
  findOperatorImage,
  findSimilar,
  findStorageNameOfOwner,
  type ImageRow,
  insertImage
} from './upload.repository';
import { countPicture } from './uploadLimit';

/** Pixels; three times the largest avatar on a screen. */
const AVATAR_SIDE = 480;
/** Pixels; every viewer loads what operators publish, and no phone shows more of it. */
const OPERATOR_SIDE = 1600;

export interface UploadDeps {
  db: Db | Tx;
  files: FileStorage;
}

/**
 * Cleans and stores a picture of a member.
 * @throws AppError FILE_TYPE and FILE_TOO_LARGE as `encodePublicImage`, RATE_LIMITED above the limit of uploads, BUSY
 * while the workers have too much to do
 */
export async function uploadImage(
  deps: UploadDeps,
  ownerId: string,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  await countPicture(deps.db, ownerId, nowMs);
  return saveImage(deps, ownerId, await processFile(ownerId, 'encodePublicImage', upload), nowMs);
}

/**
 * Variant of `uploadImage` for an avatar: the centre of the picture, as a square.
 * @throws AppError like `uploadImage`
 */
export async function uploadAvatar(
  deps: UploadDeps,
  ownerId: string,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  await countPicture(deps.db, ownerId, nowMs);
  return saveImage(deps, ownerId, await processFile(ownerId, 'encodeSquareImage', upload, AVATAR_SIDE), nowMs);
}

async function saveImage(
  { db, files }: UploadDeps,
  ownerId: string,
  { bytes, extension, width, height, perceptualHash }: PublicImage,
  nowMs: number
): Promise<UploadedImage> {
  const id = newId(nowMs);
  const storageName = `${id}.${extension}`;
  // The file first: a file without a row is waste, a row without a file would be a broken picture.
  await files.save(storageName, bytes);
  await insertImage(db, { id, ownerId, storageName, width, height, bytes: bytes.length, perceptualHash, nowMs });
  return { id, url: files.urlOf(storageName), width, height, bytes: bytes.length };
}

/**
 * Variant of `uploadImage` for what operators publish, longest side at most 1600 px. Named by its content: the same
 * picture is stored once, so that a repeated command names the same pictures.
 * @throws AppError FILE_TYPE and FILE_TOO_LARGE as `encodePublicImage`
 */
export async function uploadOperatorImage(
  { db, files }: UploadDeps,
  upload: Buffer,
  nowMs: number
): Promise<UploadedImage> {
  const { bytes, extension, width, height } = await processFile('operator', 'encodePublicImage', upload, OPERATOR_SIDE);
  const storageName = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
  await files.save(storageName, bytes);
  await insertImage(db, {
    id: newId(nowMs),
    ownerId: null,
    storageName,
    width,
    height,
    bytes: bytes.length,
    perceptualHash: null,
    nowMs
  });
  const row = await findOperatorImage(db, storageName);
  if (!row) throw new Error(`${storageName} was not kept`);
  return { id: row.id, ...pictureOf(files, row), bytes: row.bytes };
}

/** Returns the operator's picture at a URL; undefined for every other URL. */
export async function findOperatorPicture({ db, files }: UploadDeps, url: string): Promise<Picture | undefined> {
  const row = await findOperatorImage(db, path.posix.basename(url));
  return row !== undefined && files.urlOf(row.storage_name) === url ? pictureOf(files, row) : undefined;
}

function pictureOf(files: FileStorage, { storage_name, width, height }: ImageRow): Picture {
  return { url: files.urlOf(storage_name), width, height };
}

/** Returns whether the URL is that of a picture which the user uploaded. */
export async function isOwnImage({ db, files }: UploadDeps, ownerId: string, url: string): Promise<boolean> {
  const row = await findStorageNameOfOwner(db, ownerId, path.posix.basename(url));
  return row !== undefined && files.urlOf(row.storage_name) === url;
}

/** Returns a picture that the user uploaded; undefined for every other URL. */
export async function ownPicture(
  { db, files }: UploadDeps,
  ownerId: string,
  url: string
): Promise<Picture | undefined> {
  const [row] = await findImagesOf(db, ownerId, [path.posix.basename(url)]);
  return row !== undefined && files.urlOf(row.storage_name) === url ? pictureOf(files, row) : undefined;
}

/** Returns for each URL the URLs of other uploads of the same picture, also in another size or saved again. */
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
