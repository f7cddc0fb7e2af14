import { sql } from 'kysely';
import type { Db } from '../schema';

/** Tables from which the member behind a token is read, with their keys. */
const keys = { user_session: 'token_digest', user_account: 'id' };

/**
 * Announces at commit which rows were changed or deleted, as `<table>#<key>`: every login and logout would drop all kept
 * sessions if the table were announced as a whole, as those behind public answers are.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create function announce_row() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content', tg_table_name || '#' || (to_jsonb(old) ->> tg_argv[0]));
      return null;
    end $$`.execute(db);
  for (const [table, key] of Object.entries(keys)) {
    await sql`
      create trigger announce_row after update or delete on ${sql.table(table)}
      for each row execute function announce_row(${sql.lit(key)})`.execute(db);
    await sql`
      create trigger announce_truncate after truncate on ${sql.table(table)}
      for each statement execute function announce_content()`.execute(db);
  }
}
