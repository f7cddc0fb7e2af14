import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallData } from '@contract';
import type { PartsKind, UploadResult } from '@contract/upload';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { partRange, partsOf } from '@rules/uploadParts';
import { MAX_VIDEO_BYTES } from '@rules/video';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { countAction } from '../rateLimit/rateLimit.service';
import { MAX_DOCUMENT_BYTES, uploadDocument } from './document.service';
import {
  claimUpload,
  deleteOldest,
  deleteUpload,
  deleteUploadsBefore,
  findPart,
  findPartIndexes,
  findUpload,
  finishUpload,
  insertPart,
  insertUpload,
  releaseUpload,
  type UploadInPartsRow
} from './part.repository';
import { uploadVideo } from './video.service';

type UploadInParts = CallData<'GET /api/front/upload/parts/{id}'>;
type PartDeps = Pick<Deps, 'db' | 'files' | 'now' | 'settings'>;

const MAX_BYTES: Record<PartsKind, number> = { video: MAX_VIDEO_BYTES, document: MAX_DOCUMENT_BYTES };
/** A form has one video and some documents; at 50 MB each this limits what one user can leave unfinished. */
const MAX_UNFINISHED = 4;
/** Parts of all videos and documents of a day, with some repeats. */
const PARTS = { name: 'uploadPart', limit: 600, windowMs: DAY_MS };
/** Time after which the call that claimed an upload counts as lost, with its process. */
const CLAIM_MS = MINUTE_MS;
const POLL_MS = 200;
/** Errors of the file itself, which another attempt cannot repair. */
const isFinal = ({ errorName }: AppError) => ['FILE_TYPE', 'FILE_TOO_LARGE', 'VALIDATION'].includes(errorName);

/**
 * Begins an upload in parts.
 * @throws AppError FILE_TOO_LARGE above the limit of the kind
 */
export async function beginUpload(
  db: Db,
  ownerId: string,
  { kind, bytes }: { kind: PartsKind; bytes: number },
  nowMs: number
): Promise<UploadInParts> {
  if (bytes > MAX_BYTES[kind]) throw new AppError('FILE_TOO_LARGE');
  const id = newId(nowMs);
  await db.transaction().execute(async (tx) => {
    await insertUpload(tx, { id, ownerId, kind, bytes, nowMs });
    await deleteOldest(tx, ownerId, MAX_UNFINISHED);
  });
  return { id, received: [] };
}

/**
 * Returns the state of an upload.
 * @throws AppError NOT_FOUND when the user has no such upload
 */
export async function readUpload(db: Db, ownerId: string, id: string): Promise<UploadInParts> {
  await required(findUpload(db, ownerId, id));
  return { id, received: await findPartIndexes(db, id) };
}

/**
 * Stores a part of an upload. Idempotent.
 * @throws AppError NOT_FOUND when the user has no such upload, VALIDATION `file` `length` for a part of the wrong
 * length, RATE_LIMITED above the limit of parts
 */
export async function storePart(
  db: Db,
  ownerId: string,
  part: { id: string; index: number; bytes: Buffer },
  nowMs: number
): Promise<UploadInParts> {
  const { id, index, bytes } = part;
  const upload = await required(findUpload(db, ownerId, id));
  const { from, to } = partRange(index, upload.bytes);
  if (bytes.length !== to - from) throw new AppError('VALIDATION', { fields: { file: 'length' } });
  await countAction(db, PARTS, ownerId, nowMs);
  // A finished upload needs no more parts.
  if (upload.result === null) await insertPart(db, id, index, bytes);
  return readUpload(db, ownerId, id);
}

/**
 * Assembles and stores the file, once: a call that comes meanwhile waits for the result of the first one. No connection
 * is held while the file is processed, which needs one of its own.
 * @throws AppError NOT_FOUND when the user has no such upload, CONFLICT while a part is missing, and the errors of the
 * whole file
 */
export async function finishParts(deps: PartDeps, ownerId: string, id: string): Promise<UploadResult> {
  for (;;) {
    const upload = await required(findUpload(deps.db, ownerId, id));
    if (upload.result !== null) return upload.result;
    const nowMs = deps.now().getTime();
    if (await claimUpload(deps.db, id, nowMs, nowMs - CLAIM_MS)) return processClaimed(deps, upload, nowMs);
    await sleep(POLL_MS);
  }
}

async function processClaimed(deps: PartDeps, upload: UploadInPartsRow, nowMs: number): Promise<UploadResult> {
  const { db } = deps;
  const { id, bytes } = upload;
  try {
    if ((await findPartIndexes(db, id)).length < partsOf(bytes)) throw new AppError('CONFLICT');
    const result = await assembled(db, upload, (file) => processAssembled(deps, upload, file, nowMs));
    return (await db.transaction().execute((tx) => finishUpload(tx, id, result))) ?? result;
  } catch (error) {
    if (error instanceof AppError && isFinal(error)) await deleteUpload(db, id);
    else await releaseUpload(db, id, nowMs);
    throw error;
  }
}

/** Deletes uploads after a day, finished or not. */
export async function purgeUnfinishedUploads(db: Db, nowMs: number): Promise<void> {
  await deleteUploadsBefore(db, nowMs - DAY_MS);
}

async function required<T>(reading: Promise<T | undefined>): Promise<T> {
  const found = await reading;
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

async function processAssembled(
  deps: PartDeps,
  upload: UploadInPartsRow,
  file: string,
  nowMs: number
): Promise<UploadResult> {
  const whole = { path: file, bytes: upload.bytes };
  const owner = upload.owner_user_id;
  return upload.kind === 'video'
    ? { video: await uploadVideo(deps, owner, whole, nowMs), document: null }
    : { video: null, document: await uploadDocument(deps, owner, whole, nowMs) };
}

/** Provides the file on this machine's disk while `work` runs; one part at a time is in memory. */
async function assembled<T>(db: Db, { id, bytes }: UploadInPartsRow, work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(os.tmpdir(), `xiangshi-${randomUUID()}`);
  try {
    const writer = await open(file, 'wx', 0o600);
    try {
      for (let index = 0; index < partsOf(bytes); index += 1) {
        await writer.appendFile(await required(findPart(db, id, index)));
      }
    } finally {
      await writer.close();
    }
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}
