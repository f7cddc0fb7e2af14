import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/**
 * Counts an action of a key and returns its window: a new one when the old one began before `windowStartMs`, or after
 * now (the clock was set back).
 */
export async function countInWindow(db: Db | Tx, key: string, nowMs: number, windowStartMs: number) {
  const isOver = sql<boolean>`(rate_window.started_at_ms <= ${windowStartMs} or rate_window.started_at_ms > ${nowMs})`;
  return db
    .insertInto('rate_window')
    .values({ key, started_at_ms: nowMs, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_window.count + 1 end`,
        started_at_ms: sql`case when ${isOver} then excluded.started_at_ms else rate_window.started_at_ms end`
      })
    )
    .returning(['count', 'started_at_ms'])
    .executeTakeFirstOrThrow();
}

export async function deleteWindowsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('rate_window').where('started_at_ms', '<', beforeMs).execute();
}

/** Deletes the windows of a key under every rule. */
export async function deleteWindowsOf(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('rate_window').where('key', 'like', `%:${key}`).execute();
}
