import type { Insertable, Selectable } from 'kysely';
import type { VideoState } from '@contract/upload';
import type { Db, Tx } from '../../database/schema';
import type { UploadedVideoTable } from './upload.tables';

export type VideoRow = Selectable<UploadedVideoTable>;

export async function insertVideo(db: Db | Tx, video: Insertable<UploadedVideoTable>): Promise<void> {
  await db.insertInto('uploaded_video').values(video).execute();
}

export function findVideo(db: Db | Tx, storageName: string): Promise<VideoRow | undefined> {
  return db.selectFrom('uploaded_video').selectAll().where('storage_name', '=', storageName).executeTakeFirst();
}

export function findVideosOf(db: Db, ownerId: string): Promise<VideoRow[]> {
  return db
    .selectFrom('uploaded_video')
    .selectAll()
    .where('owner_user_id', '=', ownerId)
    .orderBy('created_at_ms')
    .execute();
}

export function findPendingVideos(db: Db): Promise<VideoRow[]> {
  return db
    .selectFrom('uploaded_video')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('is_held', '=', true)
    .orderBy('created_at_ms')
    .execute();
}

/** Returns false when there is no such video. */
export async function updateVideoState(db: Db, id: string, state: VideoState): Promise<boolean> {
  const row = await db
    .updateTable('uploaded_video')
    .set({ state })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an unused video of the user; false when there is none of that name. */
export async function lockVideo(tx: Tx, ownerId: string, storageName: string): Promise<boolean> {
  const row = await tx
    .updateTable('uploaded_video')
    .set({ is_held: true })
    .where('owner_user_id', '=', ownerId)
    .where('storage_name', '=', storageName)
    .where('is_held', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseVideo(tx: Tx, storageName: string): Promise<void> {
  await tx.updateTable('uploaded_video').set({ is_held: false }).where('storage_name', '=', storageName).execute();
}

/** Returns the names of videos that nothing references. */
export async function findUnusedVideos(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploaded_video')
    .select('storage_name')
    .where('is_held', '=', false)
    .where('created_at_ms', '<', beforeMs)
    .execute();
  return rows.map(({ storage_name }) => storage_name);
}

/** Returns false when something references the video by now, or it is gone. */
export async function deleteUnusedVideo(tx: Tx, storageName: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('uploaded_video')
    .where('storage_name', '=', storageName)
    .where('is_held', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the names of the deleted videos. */
export async function deleteVideosOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('uploaded_video')
    .where('owner_user_id', '=', ownerId)
    .returning('storage_name')
    .execute();
  return rows.map(({ storage_name }) => storage_name);
}
