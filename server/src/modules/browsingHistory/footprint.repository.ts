import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { FootprintTable } from './footprint.tables';

export type FootprintRow = Selectable<FootprintTable>;

/** Sort key of a row, descending by time. */
export type FootprintKey = [seenAtMs: number, targetId: string];

export async function upsertFootprint(db: Db, row: FootprintRow): Promise<void> {
  await db
    .insertInto('footprint')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'target_id']).doUpdateSet({ title: row.title, seen_at_ms: row.seen_at_ms })
    )
    .execute();
}

/** Adds rows; an existing row only gets a later time. */
export async function insertEarlierFootprints(db: Db, rows: FootprintRow[]): Promise<void> {
  await db
    .insertInto('footprint')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'target_id']).doUpdateSet({
        seen_at_ms: sql<number>`greatest(footprint.seen_at_ms, excluded.seen_at_ms)`
      })
    )
    .execute();
}

/** Returns a user's history since a time, the latest first. */
export function findFootprints(
  db: Db,
  userId: string,
  window: { sinceMs: number; after: FootprintKey | undefined; limit: number }
): Promise<FootprintRow[]> {
  let rows = db
    .selectFrom('footprint')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seen_at_ms', '>=', window.sinceMs);
  if (window.after) {
    const [seenAtMs, targetId] = window.after;
    rows = rows.where(sql<boolean>`(-seen_at_ms, target_id) > (${-seenAtMs}::int8, ${targetId})`);
  }
  return rows.orderBy('seen_at_ms', 'desc').orderBy('target_id').limit(window.limit).execute();
}

/** Number of entries, as part of another query. */
export function countSince(db: Db, userId: string, sinceMs: number) {
  return db
    .selectFrom('footprint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('seen_at_ms', '>=', sinceMs);
}

export async function deleteFootprints(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('footprint').where('user_id', '=', userId).execute();
}

export async function deleteOlderThan(db: Db, seenAtMs: number): Promise<void> {
  await db.deleteFrom('footprint').where('seen_at_ms', '<', seenAtMs).execute();
}
