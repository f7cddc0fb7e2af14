import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { FlashRow } from './flash.repository';
import { FLASH_COLUMNS, type FlashTable } from './flash.tables';

/** Advisory lock under which changes are numbered. */
const CHANGE_LOCK = 205_001;

/** Returns flashes whose last change has a higher number, in the order of the changes. */
export function findChanges(db: Db, afterSeq: number, limit: number): Promise<FlashRow[]> {
  return db
    .selectFrom('flash')
    .select(FLASH_COLUMNS)
    .where('change_seq', '>', afterSeq)
    .orderBy('change_seq')
    .limit(limit)
    .execute();
}

/** Returns the number of the newest change; 0 before the first. */
export async function findLastChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('flash')
    .select('change_seq')
    .orderBy('change_seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.change_seq ?? 0;
}

/**
 * Allows one change at a time until the end of the transaction. Without it a change could become visible after one with
 * a higher number, and clients that have asked for the changes after that number would miss it.
 */
export async function lockChanges(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`.execute(tx);
}

export type NewFlash = Pick<
  Insertable<FlashTable>,
  | 'id'
  | 'title'
  | 'content'
  | 'importance'
  | 'topic'
  | 'variety_ids'
  | 'line_ids'
  | 'source'
  | 'published_at_ms'
  | 'images'
>;

/** Returns false when the id is taken. */
export async function insertFlash(tx: Tx, flash: NewFlash): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flash')
    .values(flash)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false when there is no published flash with this id. */
export async function setWithdrawn(tx: Tx, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flash')
    .set({ withdrawn_reason: reason, change_seq: sql`nextval('flash_change')` })
    .where('id', '=', id)
    .where('withdrawn_reason', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
