import { sql } from 'kysely';
import type { Db } from '../database/schema';

/** Returns how many connections to the database wait for a lock of another one. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether a connection to the database waits for a lock of another one. For `waitUntil`. */
export async function isLockAwaited(db: Db): Promise<boolean> {
  return (await countLockWaits(db)) > 0;
}
