import type { Selectable } from 'kysely';
import type { PartsKind, UploadResult } from '@contract/upload';
import type { Db, Tx } from '../../database/schema';
import type { UploadInPartsTable } from './upload.tables';

export type UploadInPartsRow = Selectable<UploadInPartsTable>;

export async function insertUpload(
  db: Db | Tx,
  upload: { id: string; ownerId: string; kind: PartsKind; bytes: number; nowMs: number }
): Promise<void> {
  const { id, ownerId, kind, bytes, nowMs } = upload;
  await db
    .insertInto('upload_in_parts')
    .values({ id, owner_user_id: ownerId, kind, bytes, result: null, created_at_ms: nowMs })
    .execute();
}

export function findUpload(db: Db | Tx, ownerId: string, id: string): Promise<UploadInPartsRow | undefined> {
  return db
    .selectFrom('upload_in_parts')
    .selectAll()
    .where('id', '=', id)
    .where('owner_user_id', '=', ownerId)
    .executeTakeFirst();
}

/** Returns an upload and locks it until the transaction ends. */
export function lockUpload(tx: Tx, ownerId: string, id: string): Promise<UploadInPartsRow | undefined> {
  return tx
    .selectFrom('upload_in_parts')
    .selectAll()
    .where('id', '=', id)
    .where('owner_user_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes all but the latest `most` unfinished uploads of the user. */
export async function deleteOldest(db: Db | Tx, ownerId: string, most: number): Promise<void> {
  await db
    .deleteFrom('upload_in_parts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('upload_in_parts')
        .select('id')
        .where('owner_user_id', '=', ownerId)
        .where('result', 'is', null)
        .orderBy('created_at_ms', 'desc')
        .orderBy('id', 'desc')
        .offset(most)
    )
    .execute();
}

export async function findPartIndexes(db: Db | Tx, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('upload_part')
    .select('place')
    .where('upload_id', '=', id)
    .orderBy('place')
    .execute();
  return rows.map(({ place }) => place);
}

/** Stores a part; an existing one stays unchanged. */
export async function insertPart(db: Db | Tx, id: string, index: number, bytes: Buffer): Promise<void> {
  await db
    .insertInto('upload_part')
    .values({ upload_id: id, place: index, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findPart(db: Db | Tx, id: string, index: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('upload_part')
    .select('bytes')
    .where('upload_id', '=', id)
    .where('place', '=', index)
    .executeTakeFirst();
  return row?.bytes;
}

/** Stores the result and deletes the parts. */
export async function finishUpload(db: Db | Tx, id: string, result: UploadResult): Promise<void> {
  await db
    .updateTable('upload_in_parts')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('upload_part').where('upload_id', '=', id).execute();
}

export async function deleteUpload(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('upload_in_parts').where('id', '=', id).execute();
}

export async function deleteUploadsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('upload_in_parts').where('created_at_ms', '<', beforeMs).execute();
}
