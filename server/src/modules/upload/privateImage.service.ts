import type { PrivateImage, PrivatePurpose } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { PersonalData } from '../../personalData';
import { runInWorker } from '../../workers/runInWorker';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { Vault } from '../secureChannel/vault';
import {
  deleteImages,
  deleteImagesOfOwner,
  deleteUnused,
  deleteUnusedImage,
  findOwnPrivateIds,
  findPrivateImage,
  findPrivateImages,
  insertPrivateImage,
  markRetained
} from './privateImage.repository';
import { processFile } from './processFile';
import { countUpload } from './uploadLimit';

/** Retention of uploads for a form that was never sent. */
const UNUSED_MS = 7 * DAY_MS;
/** Pixels. */
const OCR_SIDE = 960;
/** Pixels: thirty such pictures block the server for less than 50 ms while their response is encrypted. */
const COPY_SIDE = 640;
const LIMIT = { name: 'privateImage', limit: 60, windowMs: DAY_MS };

export interface PrivateImageDeps {
  db: Db;
  secret: ServerSecret;
}

const vaultOf = (secret: ServerSecret) => new Vault(secret.keyFor('private image'));
const dataUri = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/**
 * Watermarks, encrypts and stores a picture that only its owner and operators see. A paper card gets no watermark, which
 * would cover its text.
 * @throws AppError FILE_TYPE and FILE_TOO_LARGE as `encodePrivateImage` of image.ts, RATE_LIMITED above the limit of
 * uploads, BUSY while the workers have too much to do
 */
export async function uploadPrivateImage(
  { db, secret }: PrivateImageDeps,
  ownerId: string,
  { purpose, upload }: { purpose: PrivatePurpose; upload: Buffer },
  nowMs: number
): Promise<PrivateImage> {
  await countUpload(db, ownerId, nowMs);
  await countAction(db, LIMIT, ownerId, nowMs);
  const { bytes, width, height } = await processFile(ownerId, 'encodePrivateImage', upload, purpose !== 'paperCard');
  const id = newId(nowMs);
  await insertPrivateImage(db, {
    id,
    owner_user_id: ownerId,
    purpose,
    sealed: vaultOf(secret).seal(bytes, id),
    width,
    height,
    bytes: bytes.length,
    is_kept: false,
    created_at_ms: nowMs
  });
  return { id, width, height, bytes: bytes.length };
}

/**
 * Returns an own picture as a small JPEG.
 * @throws AppError NOT_FOUND, also for another user's
 */
export async function previewPrivateImage(deps: PrivateImageDeps, ownerId: string, id: string) {
  return { dataUri: dataUri(await runInWorker(ownerId, 'renderPreview', await decrypted(deps, id, ownerId))) };
}

/**
 * For operators: returns a picture in full.
 * @throws AppError NOT_FOUND for an unknown picture
 */
export async function readPrivateImage(deps: PrivateImageDeps, id: string) {
  return { dataUri: dataUri(await decrypted(deps, id)) };
}

/**
 * Returns the JPEG of a picture of the owner; without an owner, of any user.
 * @throws AppError NOT_FOUND for an unknown picture, and for one of another owner
 */
export async function decrypted({ db, secret }: PrivateImageDeps, id: string, ownerId?: string): Promise<Buffer> {
  const row = await findPrivateImage(db, id, ownerId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return vaultOf(secret).open(row.sealed, row.id);
}

/**
 * Deletes a picture of the owner that was uploaded for the purpose, and returns its JPEG.
 * @throws AppError NOT_FOUND for an unknown picture, one of another owner or purpose, and one that a form uses
 */
export async function takePrivateImage(
  { db, secret }: PrivateImageDeps,
  owner: { ownerId: string; purpose: PrivatePurpose },
  id: string
): Promise<Buffer> {
  const row = await deleteUnusedImage(db, owner, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return vaultOf(secret).open(row.sealed, row.id);
}

/** Returns whether all of them are private pictures of the user, uploaded for the purpose. */
export async function areOwnPrivateImages(
  db: Db | Tx,
  owner: { ownerId: string; purpose: PrivatePurpose },
  ids: readonly string[]
): Promise<boolean> {
  const wanted = new Set(ids);
  return (await findOwnPrivateIds(db, owner, [...wanted])).length === wanted.size;
}

/**
 * Returns a picture for a user to whom its owner shows it: large enough to be read on a phone.
 * @throws AppError NOT_FOUND for an unknown picture, and for one of another owner
 */
export async function showPrivateImage(deps: PrivateImageDeps, ownerId: string, id: string) {
  return {
    dataUri: dataUri(await runInWorker(ownerId, 'renderPreview', await decrypted(deps, id, ownerId), OCR_SIDE))
  };
}

/** Deletes pictures whose review is finished. */
export function deletePrivateImages(tx: Tx, ids: readonly string[]): Promise<void> {
  return deleteImages(tx, ids);
}

/** Marks pictures as used by a form, so that they are not purged. */
export function retainPrivateImages(tx: Tx, ownerId: string, ids: readonly string[]): Promise<void> {
  return markRetained(tx, ownerId, ids);
}

/** Deletes pictures that no form uses after seven days. */
export function purgePrivateImages(db: Db, nowMs: number): Promise<void> {
  return deleteUnused(db, nowMs - UNUSED_MS);
}

/**
 * Exports a user's pictures: time, purpose, and the picture in print size. Thirty in full would be 80 MB in one
 * response, which blocks the server while it is written.
 */
async function exportPrivateImages(deps: PrivateImageDeps, userId: string) {
  const pictures = [];
  for (const { id, purpose, created_at_ms } of await findPrivateImages(deps.db, userId)) {
    const picture = await runInWorker(userId, 'renderPreview', await decrypted(deps, id, userId), COPY_SIDE);
    pictures.push({ id, purpose, uploadedAtMs: created_at_ms, dataUri: dataUri(picture) });
  }
  return pictures;
}

export function erasePrivateImages(tx: Tx, userId: string): Promise<void> {
  return deleteImagesOfOwner(tx, userId);
}

export const privateImagesPersonalData: PersonalData = {
  name: 'privateImages',
  columns: ['private_image.owner_user_id'],
  exportOf: (deps, userId) => exportPrivateImages(deps, userId),
  erase: ({ tx }, userId) => erasePrivateImages(tx, userId)
};
