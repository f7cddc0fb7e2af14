import { sql } from 'kysely';
import type { Db } from '../../database/schema';

const BATCH_SIZE = 200;

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Open requests whose deadline has passed. */
export async function findExpired(db: Db, nowMs: number): Promise<string[]> {
  return idsOf(
    await db
      .selectFrom('purchase')
      .select('id')
      .where('public_status', 'in', ['published', 'paused'])
      .where('quote_deadline_ms', '<=', nowMs)
      .orderBy('quote_deadline_ms')
      .limit(BATCH_SIZE)
      .execute()
  );
}

/** Published requests with a deadline until `untilMs` that their owners were not warned of. */
export async function findExpiring(db: Db, nowMs: number, untilMs: number): Promise<string[]> {
  return idsOf(
    await db
      .selectFrom('purchase')
      .select('id')
      .where('public_status', '=', 'published')
      .where('quote_deadline_ms', '>', nowMs)
      .where('quote_deadline_ms', '<=', untilMs)
      .where(sql<boolean>`deadline_told_ms is distinct from quote_deadline_ms`)
      .limit(BATCH_SIZE)
      .execute()
  );
}

/** Deletes requests that were removed before a time and never published. */
export async function deleteRemoved(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('purchase').where('removed_at_ms', '<', beforeMs).where('public_fields', 'is', null).execute();
}
