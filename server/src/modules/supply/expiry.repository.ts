import { sql } from 'kysely';
import type { Db } from '../../database/schema';

const BATCH_SIZE = 200;

/** Offered supplies whose last day was before `today`. */
export async function findExpired(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('public_status', 'in', ['published', 'paused'])
    .where('valid_until', '<', today)
    .select('id')
    .orderBy('valid_until')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Offered supplies that end by `day`, and whose owners were not warned. */
export async function findExpiring(db: Db, today: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('public_status', '=', 'published')
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', day)
    .where(sql<boolean>`end_told_for is distinct from valid_until`)
    .select('id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Supplies that were removed before a time. */
export async function findRemoved(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('removed_at_ms', '<', beforeMs)
    .select('id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}
