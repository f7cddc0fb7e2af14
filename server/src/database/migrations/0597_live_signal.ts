import { sql } from 'kysely';
import type { Db } from '../schema';

/** Tables that announce a changed row, the condition, and the column that names it. */
const announced = [
  { table: 'flash', events: 'insert or update', name: 'null' },
  { table: 'notification', events: 'insert or update or delete', name: 'user_id' },
  { table: 'notification_mute', events: 'insert or delete', name: 'user_id', prefix: 'notification' },
  { table: 'inquiry', events: 'update', name: 'id', when: 'new.changes <> old.changes' },
  { table: 'purchase', events: 'update', name: 'id', when: 'new.changes <> old.changes' },
  { table: 'quotation', events: 'update', name: 'id', when: 'new.changes <> old.changes' },
  { table: 'supply', events: 'update', name: 'id', when: 'new.status <> old.status' }
] as const;

/**
 * Announces changes to the server processes when they are committed. Triggers, so that no write can leave it out; equal
 * announcements of one transaction arrive once.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create function announce_change() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      perform pg_notify('live', concat_ws(':', tg_argv[0], changed ->> tg_argv[1]));
      return null;
    end $$`.execute(db);
  for (const { table, events, name, ...rest } of announced) {
    const when = 'when' in rest ? sql`when (${sql.raw(rest.when)})` : sql``;
    const prefix = 'prefix' in rest ? rest.prefix : table;
    await sql`
      create trigger announce after ${sql.raw(events)} on ${sql.table(table)} for each row ${when}
      execute function announce_change(${sql.lit(prefix)}, ${sql.lit(name)})`.execute(db);
  }
}
