import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import type { FileStorage } from '../../providers/fileStorage';
import { deleteVideosOf, findVideosOf } from './video.repository';

/** Exports the pictures that a user uploaded. */
async function exportUploads({ db, files }: { db: Db; files: FileStorage }, userId: string) {
  const rows = await db
    .selectFrom('uploaded_image')
    .where('owner_user_id', '=', userId)
    .select(['storage_name', 'width', 'height', 'bytes', 'created_at_ms'])
    .orderBy('created_at_ms')
    .execute();
  return rows.map(({ storage_name, created_at_ms, ...size }) => ({
    url: files.urlOf(storage_name),
    ...size,
    createdAtMs: created_at_ms
  }));
}

/** Exports the videos that a user uploaded. */
async function exportVideos({ db, files }: { db: Db; files: FileStorage }, userId: string) {
  return (await findVideosOf(db, userId)).map((row) => ({
    url: files.urlOf(row.storage_name),
    seconds: row.seconds,
    state: row.state,
    bytes: row.bytes,
    createdAtMs: row.created_at_ms
  }));
}

async function eraseVideos({ tx, files }: { tx: Tx; files: FileStorage }, userId: string): Promise<void> {
  const names = await deleteVideosOf(tx, userId);
  await Promise.all(names.map((name) => files.remove(name)));
}

/** Deletes the files before the rows: a file without a row would stay forever. */
async function eraseUploads({ tx, files }: { tx: Tx; files: FileStorage }, userId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('uploaded_image')
    .where('owner_user_id', '=', userId)
    .returning('storage_name')
    .execute();
  await Promise.all(rows.map(({ storage_name }) => files.remove(storage_name)));
}

/** Exports a user's uploads in parts that are unfinished, or were finished in the last day. */
function exportParts(db: Db, userId: string) {
  return db
    .selectFrom('upload_in_parts')
    .where('owner_user_id', '=', userId)
    .select(['kind', 'bytes', 'created_at_ms as createdAtMs'])
    .orderBy('created_at_ms')
    .execute();
}

/** Deletes a user's uploads in parts, with their parts. */
async function eraseParts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('upload_in_parts').where('owner_user_id', '=', userId).execute();
}

export const uploadedImagesPersonalData: PersonalData = {
  name: 'uploadedImages',
  columns: ['uploaded_image.owner_user_id'],
  exportOf: (deps, userId) => exportUploads(deps, userId),
  erase: (deps, userId) => eraseUploads(deps, userId)
};

export const uploadsInPartsPersonalData: PersonalData = {
  name: 'uploadsInParts',
  columns: ['upload_in_parts.owner_user_id'],
  exportOf: ({ db }, userId) => exportParts(db, userId),
  erase: ({ tx }, userId) => eraseParts(tx, userId)
};

export const uploadedVideosPersonalData: PersonalData = {
  name: 'uploadedVideos',
  columns: ['uploaded_video.owner_user_id'],
  exportOf: (deps, userId) => exportVideos(deps, userId),
  erase: (deps, userId) => eraseVideos(deps, userId)
};
