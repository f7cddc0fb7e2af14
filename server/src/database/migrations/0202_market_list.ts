import { sql } from 'kysely';
import type { Db } from '../schema';

/** The price list by letter and by heat, of any day. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('line_snapshot')
    .addColumn('letter', 'text', (column) => column.notNull().defaultTo('#'))
    .addColumn('heat', 'int4', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update line_snapshot s set letter = upper(left(v.initials[1], 1))
    from variety v where v.id = s.variety_id and v.initials[1] ~ '^[a-z]'`.execute(db);
  await sql`create index line_snapshot_by_letter on line_snapshot
    (ascii(replace(letter, '#', '~')), position, line_id)`.execute(db);
  await sql`create index line_snapshot_by_heat on line_snapshot ((-heat), position, line_id)`.execute(db);
  await sql`create index line_snapshot_by_category on line_snapshot (category_id, position, line_id)`.execute(db);
  await sql`create index price_quote_by_day on price_quote (date, line_id) where status = 'published'`.execute(db);
  await sql`create index line_follow_by_line on line_follow (line_id)`.execute(db);
  await db.schema
    .createTable('line_visit')
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id').onDelete('cascade'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('visit_count', 'int4', (column) => column.notNull())
    .addPrimaryKeyConstraint('line_visit_pkey', ['line_id', 'date'])
    .execute();
  await db.schema
    .createTable('heat_count')
    .addColumn('id', 'int4', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('counted_at_ms', 'int8', (column) => column.notNull())
    .execute();
}
