import { sql } from 'kysely';
import { spellPerson } from '../../modules/textSearch/pinyin';
import type { Db } from '../schema';

/** Adds what searches by initials, undone removals of groups, repeated merges and sent reminders need. */
export async function up(db: Db): Promise<void> {
  await sql`alter table holder_entry
    add column initials text not null default '',
    add column initial text not null generated always as
      (case when spelling ~ '^[a-z]' then upper(left(spelling, 1)) else '#' end) stored,
    add column former_group_id text references holder_group (id) on delete set null,
    add column reminded_of text,
    add column merged_into_id text`.execute(db);
  await sql`drop index holder_entry_by_name`.execute(db);
  await sql`create index holder_entry_in_order on holder_entry (user_id, (initial = '#'), spelling collate "C", id)
    where removed_at_ms is null`.execute(db);
  await sql`create index holder_entry_by_former_group on holder_entry (former_group_id)
    where former_group_id is not null`.execute(db);
  await sql`create index holder_entry_by_reminder on holder_entry (remind_on)
    where remind_on is not null and removed_at_ms is null`.execute(db);
  await sql`alter table holder_group add column removed_at_ms int8, drop constraint holder_group_name`.execute(db);
  await sql`create unique index holder_group_name on holder_group (user_id, name)
    where removed_at_ms is null`.execute(db);
  await fillInitials(db);
}

async function fillInitials(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, person ->> 'name' as name from holder_entry`.execute(db);
  for (const { id, name } of rows) {
    await sql`update holder_entry set initials = ${spellPerson(name).initials} where id = ${id}`.execute(db);
  }
}
