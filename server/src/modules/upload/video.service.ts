import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { UploadedVideo, VideoState } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { videoProblem } from '@rules/video';
import { forEachIsolated } from '../../database/forEachIsolated';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { TempFile } from '../../http/tempFile';
import type { FileStorage } from '../../providers/fileStorage';
import type { Settings } from '../../settings';
import { countAction } from '../rateLimit/rateLimit.service';
import { readMp4, zeroMetadataBoxes } from './mp4';
import { countUpload } from './uploadLimit';
import {
  deleteUnusedVideo,
  findPendingVideos,
  findUnusedVideos,
  findVideo,
  insertVideo,
  lockVideo,
  releaseVideo,
  updateVideoState
} from './video.repository';

/** Retention of videos that are not in use. */
const UNUSED_MS = 7 * DAY_MS;
const LIMIT = { name: 'video', limit: 20, windowMs: DAY_MS };

interface VideoDeps {
  db: Db;
  files: FileStorage;
  settings: Pick<Settings, 'isDemo'>;
}

/**
 * Stores a video of a member.
 * @throws AppError RATE_LIMITED above the limit of uploads, FILE_TYPE for anything but MP4, FILE_TOO_LARGE above the
 * limit of bytes, VALIDATION `file` `length` above the limit of seconds
 */
export async function uploadVideo(
  { db, files, settings }: VideoDeps,
  ownerId: string,
  file: TempFile,
  nowMs: number
): Promise<UploadedVideo> {
  await countUpload(db, ownerId, nowMs);
  await countAction(db, LIMIT, ownerId, nowMs);
  const video = await readMp4(file.path);
  if (!video) throw new AppError('FILE_TYPE');
  const problem = videoProblem({ bytes: file.bytes, seconds: video.seconds });
  if (problem === 'size') throw new AppError('FILE_TOO_LARGE');
  if (problem === 'length') throw new AppError('VALIDATION', { fields: { file: 'length' } });
  await zeroMetadataBoxes(file.path, video);
  const id = newId(nowMs);
  const storageName = `${id}.mp4`;
  await files.save(storageName, createReadStream(file.path));
  const seconds = Math.floor(video.seconds);
  await insertVideo(db, {
    id,
    owner_user_id: ownerId,
    storage_name: storageName,
    seconds,
    bytes: file.bytes,
    // No service moderates videos: an operator reviews each. The demo has no operator.
    state: settings.isDemo ? 'shown' : 'waiting',
    created_at_ms: nowMs
  });
  return { id, url: files.urlOf(storageName), seconds, bytes: file.bytes };
}

type StoredDeps = { tx: Tx; files: FileStorage };

/**
 * Marks `url` as in use and releases `before`. Idempotent.
 * @returns false when `url` is not a video of the user, or is in use elsewhere
 */
export async function showVideo(
  { tx, files }: StoredDeps,
  ownerId: string,
  { url, before }: { url: string | null; before: string | null }
): Promise<boolean> {
  if (url === before) return true;
  if (url !== null) {
    const name = path.posix.basename(url);
    if (files.urlOf(name) !== url || !(await lockVideo(tx, ownerId, name))) return false;
  }
  if (before !== null) await releaseVideo(tx, path.posix.basename(before));
  return true;
}

/** Returns the review state of a video; undefined for a URL that is not a video's. */
export async function stateOfVideo(db: Db | Tx, url: string): Promise<VideoState | undefined> {
  return (await findVideo(db, path.posix.basename(url)))?.state;
}

/** Returns the videos in use that wait for a review. */
export async function listPendingVideos({ db, files }: Pick<VideoDeps, 'db' | 'files'>) {
  return (await findPendingVideos(db)).map((row) => ({
    id: row.id,
    url: files.urlOf(row.storage_name),
    seconds: row.seconds,
    ownerId: row.owner_user_id,
    uploadedAtMs: row.created_at_ms
  }));
}

/**
 * Stores the decision of a review.
 * @throws AppError NOT_FOUND for an unknown video
 */
export async function reviewVideo(db: Db, id: string, state: 'shown' | 'refused'): Promise<void> {
  if (!(await updateVideoState(db, id, state))) throw new AppError('NOT_FOUND');
}

/**
 * Deletes videos that are unused for seven days. A row goes with its file: one whose file cannot be removed stays for the
 * next run, and no listing can claim the video meanwhile.
 * @throws AggregateError after the last one, when some failed
 */
export async function purgeVideos({ db, files }: Pick<VideoDeps, 'db' | 'files'>, nowMs: number): Promise<void> {
  await forEachIsolated(await findUnusedVideos(db, nowMs - UNUSED_MS), (name) =>
    db.transaction().execute(async (tx) => {
      if (await deleteUnusedVideo(tx, name)) await files.remove(name);
    })
  );
}
