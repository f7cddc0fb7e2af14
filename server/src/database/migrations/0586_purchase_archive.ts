import { sql } from 'kysely';
import type { Db } from '../schema';

/** A request with a deal is kept; its owner may put it aside. */
export async function up(db: Db): Promise<void> {
  await sql`alter table purchase add column archived_at_ms int8`.execute(db);
}
