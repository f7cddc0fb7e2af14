import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { ListingKind } from './listing.tables';

const BATCH_SIZE = 200;

/** Listings that have been pending since before a time, and that nothing was found in. */
export async function findPendingIds(db: Db, kind: ListingKind, sinceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom(kind)
    .where('status', '=', 'pending')
    .where('submitted_at_ms', '<=', sinceMs)
    .where(sql<boolean>`flagged = '{}' and appeal_text is null`)
    .select('id')
    .orderBy('submitted_at_ms')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}
