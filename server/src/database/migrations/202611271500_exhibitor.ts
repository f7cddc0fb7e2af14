import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the exhibitors of an expo with their booths, and what members keep of them: favourites and leads. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('exhibitor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('company_id', 'text', (column) => column.references('company.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('logo_url', 'text')
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('subcategory', 'text', (column) => column.notNull())
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('hall_number', 'int4', (column) => column.notNull())
    .addColumn('exhibits', 'jsonb', (column) => column.notNull())
    .addColumn('spelling', 'text', (column) => column.notNull())
    .addColumn('initials', 'text', (column) => column.notNull())
    .addColumn('initial', sql`text`, (column) =>
      column
        .notNull()
        .generatedAlwaysAs(sql`case when spelling ~ '^[a-z]' then upper(left(spelling, 1)) else '#' end`)
        .stored()
    )
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('exhibitor_name', ['expo_id', 'name'])
    .execute();
  await sql`alter table exhibitor add column search_tokens text[] generated always as (search_tokens(
    name, intro, jsonb_path_query_array(exhibits, '$[*].name')::text)) stored`.execute(db);
  await sql`create index exhibitor_search on exhibitor using gin (search_tokens)`.execute(db);
  await sql`create index exhibitor_in_order on exhibitor (expo_id, (initial = '#'), spelling collate "C", id)`.execute(
    db
  );
  await db.schema
    .createTable('exhibitor_booth')
    .addColumn('expo_id', 'text', (column) => column.notNull())
    .addColumn('booth_no', 'text', (column) => column.notNull())
    .addColumn('exhibitor_id', 'text', (column) => column.notNull().references('exhibitor.id').onDelete('cascade'))
    // A booth belongs to one exhibitor.
    .addPrimaryKeyConstraint('exhibitor_booth_pkey', ['expo_id', 'booth_no'])
    .addForeignKeyConstraint('exhibitor_booth_of_plan', ['expo_id', 'booth_no'], 'expo_booth', ['expo_id', 'no'])
    .execute();
  await db.schema.createIndex('exhibitor_booth_by_exhibitor').on('exhibitor_booth').column('exhibitor_id').execute();
  await db.schema
    .createTable('exhibitor_mark')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('exhibitor_id', 'text', (column) => column.notNull().references('exhibitor.id').onDelete('cascade'))
    .addColumn('favourite_at_ms', 'int8')
    .addColumn('seen_at_ms', 'int8')
    .addPrimaryKeyConstraint('exhibitor_mark_pkey', ['user_id', 'exhibitor_id'])
    .execute();
  await db.schema
    .createTable('expo_lead')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('exhibitor_id', 'text', (column) => column.notNull().references('exhibitor.id').onDelete('cascade'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('rating', 'int2', (column) => column.check(sql`rating between 1 and 5`))
    .addColumn('revision', 'int4', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('expo_lead_pkey', ['user_id', 'exhibitor_id'])
    .execute();
}
