import { sql } from 'kysely';
import type { Db } from '../../database/schema';

const BATCH_SIZE = 200;

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** What is offered and takes quotations no longer. */
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

/** What ends until then, and nobody was told of that end. */
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

/** What waits since then, without anything that a person should look at. */
export async function findPending(db: Db, sinceMs: number): Promise<string[]> {
  return idsOf(
    await db
      .selectFrom('purchase')
      .select('id')
      .where('status', '=', 'pending')
      .where('submitted_at_ms', '<=', sinceMs)
      .where(sql<boolean>`flagged = '{}' and appeal_text is null`)
      .orderBy('submitted_at_ms')
      .limit(BATCH_SIZE)
      .execute()
  );
}

/** What was taken out of its owner's list before then and never was in public, is forgotten. */
export async function deleteRemoved(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('purchase').where('removed_at_ms', '<', beforeMs).where('public_fields', 'is', null).execute();
}
