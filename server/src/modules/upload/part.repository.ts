import { type Selectable, sql } from 'kysely';
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

/**
 * Claims an upload that is not finished. Returns false when another call has claimed it after `expiredMs`, or it is
 * finished.
 */
export async function claimUpload(db: Db, id: string, nowMs: number, expiredMs: number): Promise<boolean> {
  const row = await db
    .updateTable('upload_in_parts')
    .set({ claimed_at_ms: nowMs })
    .where('id', '=', id)
    .where('result', 'is', null)
    .where((eb) => eb.or([eb('claimed_at_ms', 'is', null), eb('claimed_at_ms', '<=', expiredMs)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a claim, unless another call has claimed the upload since. */
export async function releaseUpload(db: Db, id: string, claimedAtMs: number): Promise<void> {
  await db
    .updateTable('upload_in_parts')
    .set({ claimed_at_ms: null })
    .where('id', '=', id)
    .where('claimed_at_ms', '=', claimedAtMs)
    .execute();
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

/** Stores the result, unless there is one, and deletes the parts. Returns the stored one; undefined without the upload. */
export async function finishUpload(tx: Tx, id: string, result: UploadResult): Promise<UploadResult | undefined> {
  const row = await tx
    .updateTable('upload_in_parts')
    .set({ result: sql<string>`coalesce(result, ${JSON.stringify(result)})` })
    .where('id', '=', id)
    .returning('result')
    .executeTakeFirst();
  await tx.deleteFrom('upload_part').where('upload_id', '=', id).execute();
  return row?.result ?? undefined;
}

export async function deleteUpload(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('upload_in_parts').where('id', '=', id).execute();
}

export async function deleteUploadsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('upload_in_parts').where('created_at_ms', '<', beforeMs).execute();
}
