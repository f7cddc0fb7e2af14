import { sql } from 'kysely';
import type { Db } from '../database/schema';

/** Returns whether a connection to the database waits for a lock of another one. For `waitUntil`. */
export async function isLockAwaited(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
  return rows.length > 0;
}
