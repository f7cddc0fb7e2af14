import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Adds to `card` the revision, the consent to being found with what the search reads, and a takedown. Second sides get
 * their language: until now all were meant to be English.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('card')
    .addColumn('revision', 'int4', (column) => column.notNull().defaultTo(1))
    .addColumn('is_findable', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('company_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('pinyin', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('taken_down_reason', 'text')
    .addColumn('taken_down_at_ms', 'int8')
    .execute();
  await sql`alter table card add column search_tokens text[] generated always as (search_tokens(
    fields ->> 'name', fields ->> 'position', fields ->> 'companyName', company_text,
    fields -> 'secondSide' ->> 'name', fields -> 'secondSide' ->> 'companyName')) stored`.execute(db);
  await sql`create index card_search on card using gin (search_tokens)
    where is_findable and withdrawn_at_ms is null and taken_down_at_ms is null`.execute(db);
  await sql`create index card_last_changed on card (updated_at_ms desc, id desc)
    where is_findable and withdrawn_at_ms is null and taken_down_at_ms is null`.execute(db);
  await sql`update card set fields = jsonb_set(fields, '{secondSide,language}', '"en"')
    where jsonb_typeof(fields -> 'secondSide') = 'object' and not (fields -> 'secondSide') ? 'language'`.execute(db);
}
