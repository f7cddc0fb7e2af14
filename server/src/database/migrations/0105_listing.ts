import { type CreateTableBuilder, sql } from 'kysely';
import type { Db } from '../schema';

/** Prices of one tonne, so that listings of every unit sort by one column; null when negotiable. */
const tonneFen = sql`int8 generated always as (
  case unit when 'kg' then low_fen * 1000::int8 when 'jin' then low_fen * 2000::int8 else low_fen end) stored`;

function addListingColumns<T extends string>(table: CreateTableBuilder<T>): CreateTableBuilder<T> {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('variety_id', 'text', (column) => column.notNull().references('variety.id'))
    .addColumn('grade_name', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('price_mode', 'text', (column) => column.notNull())
    .addColumn('low_fen', 'int4')
    .addColumn('high_fen', 'int4')
    .addColumn('unit', 'text', (column) => column.notNull().check(sql`unit in ('kg', 'jin', 'ton')`))
    .addColumn('tonne_fen', tonneFen)
    .addColumn('delivery_place', 'text', (column) => column.notNull())
    .addColumn('party_name', 'text', (column) => column.notNull())
    .addColumn('party_verifications', sql`text[]`, (column) => column.notNull())
    .addColumn('published_at_ms', 'int8', (column) => column.notNull())
    .addCheckConstraint(
      'listing_price',
      sql`case price_mode
        when 'negotiable' then low_fen is null and high_fen is null
        when 'fixed' then low_fen > 0 and high_fen = low_fen
        when 'range' then low_fen > 0 and high_fen > low_fen
        else false end`
    );
}

export async function up(db: Db): Promise<void> {
  await addListingColumns(db.schema.createTable('supply_listing'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('crop_year', 'int4')
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('stock_text', 'text', (column) => column.notNull())
    .addColumn('moq_text', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('confirmed_at_ms', 'int8', (column) => column.notNull())
    .addColumn('valid_until', 'date', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('published', 'paused', 'closed')`))
    .execute();
  await addListingColumns(db.schema.createTable('purchase_request'))
    .addColumn('quantity_text', 'text', (column) => column.notNull())
    .addColumn('demand', 'text', (column) => column.notNull())
    .addColumn('is_anonymous', 'boolean', (column) => column.notNull())
    .addColumn('quote_count', 'int4', (column) => column.notNull())
    .addColumn('max_quotes', 'int4', (column) => column.notNull())
    .addColumn('quote_deadline_ms', 'int8', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('published', 'closed')`))
    .addCheckConstraint('purchase_request_quotes', sql`quote_count between 0 and max_quotes`)
    .execute();
  await createListIndexes(db, 'supply_listing', 'confirmed_at_ms');
  await createListIndexes(db, 'purchase_request', 'published_at_ms');
}

/** Newest first, in all and of one variety; the lists by price sort what is left of a variety. */
async function createListIndexes(db: Db, table: string, newest: string): Promise<void> {
  const [name, time] = [sql.ref(table), sql.ref(newest)];
  const open = sql`where status = 'published'`;
  await sql`create index ${sql.ref(`${table}_newest`)} on ${name} (${time} desc, id desc) ${open}`.execute(db);
  await sql`create index ${sql.ref(`${table}_of_variety`)} on ${name} (variety_id, ${time} desc, id desc) ${open}`.execute(
    db
  );
  await sql`create index ${sql.ref(`${table}_by_price`)} on ${name} (coalesce(tonne_fen, 9007199254740991), id) ${open}`.execute(
    db
  );
}
