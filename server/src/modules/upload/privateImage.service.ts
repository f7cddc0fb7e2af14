import { DAY_MS } from '@rules/duration';
import type { PersonalData } from '../../personalData';
import type { PrivateImage, PrivatePurpose } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { Vault } from '../secureChannel/vault';
import { countAction } from '../rateLimit/rateLimit.service';
import { runInWorker } from '../../workers/runInWorker';
import { processFile } from './processFile';
import {
  deleteImages,
  deleteImagesOfOwner,
  deleteUnused,
  findOwnPrivateIds,
  findPrivateImage,
  findPrivateImages,
  insertPrivateImage,
  markRetained
} from './privateImage.repository';
import { countUpload } from './uploadLimit';

/** What was uploaded for a form that was never sent. */
const UNUSED_MS = 7 * DAY_MS;
/** px. */
const OCR_SIDE = 960;
/** px: thirty of them stop nobody else for 50 ms while their answer is sealed. */
const COPY_SIDE = 640;
const LIMIT = { name: 'privateImage', limit: 60, windowMs: DAY_MS };

export interface PrivateImageDeps {
  db: Db;
  secret: ServerSecret;
}

const vaultOf = (secret: ServerSecret) => new Vault(secret.keyFor('private image'));
const dataUri = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/** Watermarks, seals and keeps a picture that only its owner and the operator see. Throws FILE_TYPE, RATE_LIMITED, BUSY. */
export async function uploadPrivateImage(
  { db, secret }: PrivateImageDeps,
  ownerId: string,
  { purpose, upload }: { purpose: PrivatePurpose; upload: Buffer },
  nowMs: number
): Promise<PrivateImage> {
  await countUpload(db, ownerId, nowMs);
  await countAction(db, LIMIT, ownerId, nowMs);
  const { bytes, width, height } = await processFile(ownerId, 'privateImage', upload);
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

/** An own picture as a small jpeg. Throws NOT_FOUND, also for somebody else's. */
export async function previewPrivateImage(deps: PrivateImageDeps, ownerId: string, id: string) {
  return { dataUri: dataUri(await runInWorker(ownerId, 'previewOf', await decrypted(deps, id, ownerId))) };
}

/** For operators: a picture in full. Throws NOT_FOUND. */
export async function readPrivateImage(deps: PrivateImageDeps, id: string) {
  return { dataUri: dataUri(await decrypted(deps, id)) };
}

/** The jpeg of a picture: of this owner, or of anybody. Throws NOT_FOUND. */
export async function decrypted({ db, secret }: PrivateImageDeps, id: string, ownerId?: string): Promise<Buffer> {
  const row = await findPrivateImage(db, id, ownerId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return vaultOf(secret).open(row.sealed, row.id);
}

/** True when all of them are private pictures of the person, uploaded for that purpose. */
export async function areOwnPrivateImages(
  db: Db | Tx,
  owner: { ownerId: string; purpose: PrivatePurpose },
  ids: readonly string[]
): Promise<boolean> {
  const wanted = new Set(ids);
  return (await findOwnPrivateIds(db, owner, [...wanted])).length === wanted.size;
}

/** For somebody whom its owner shows it to: large enough to be read on a phone. Throws NOT_FOUND. */
export async function showPrivateImage(deps: PrivateImageDeps, ownerId: string, id: string) {
  return { dataUri: dataUri(await runInWorker(ownerId, 'previewOf', await decrypted(deps, id, ownerId), OCR_SIDE)) };
}

/** What these showed has been seen: they are gone. */
export function deletePrivateImages(tx: Tx, ids: readonly string[]): Promise<void> {
  return deleteImages(tx, ids);
}

/** A form holds these from now on: they stay. */
export function retainPrivateImages(tx: Tx, ownerId: string, ids: readonly string[]): Promise<void> {
  return markRetained(tx, ownerId, ids);
}

/** Deletes what no form holds after seven days. */
export function purgePrivateImages(db: Db, nowMs: number): Promise<void> {
  return deleteUnused(db, nowMs - UNUSED_MS);
}

/**
 * Everything of a person, for the copy of their data: when and for what, and the picture as large as a print of it. In full
 * thirty of them would be 80 MB in one answer, which stops the server for everybody while it is written.
 */
async function exportOfPrivateImages(deps: PrivateImageDeps, userId: string) {
  const pictures = [];
  for (const { id, purpose, created_at_ms } of await findPrivateImages(deps.db, userId)) {
    const picture = await runInWorker(userId, 'previewOf', await decrypted(deps, id, userId), COPY_SIDE);
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
  exportOf: (deps, userId) => exportOfPrivateImages(deps, userId),
  erase: ({ tx }, userId) => erasePrivateImages(tx, userId)
};
