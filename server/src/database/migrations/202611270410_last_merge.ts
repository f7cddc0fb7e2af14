import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds what undoes the last merge of an entry. */
export async function up(db: Db): Promise<void> {
  await sql`alter table holder_entry add column merged_at_ms int8, add column last_merge jsonb`.execute(db);
  await sql`create index holder_entry_by_merge on holder_entry (merged_at_ms)
    where merged_at_ms is not null`.execute(db);
}
