import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await createTaxonomy(db);
  await createQuotes(db);
  await createSnapshots(db);
  await createIndices(db);
}

async function createTaxonomy(db: Db): Promise<void> {
  await db.schema
    .createTable('variety')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('aliases', sql`text[]`, (column) => column.notNull())
    .addColumn('latin_name', 'text', (column) => column.notNull())
    .addColumn('english_name', 'text', (column) => column.notNull())
    .addColumn('origins', sql`text[]`, (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addCheckConstraint(
      'variety_category',
      sql`category_id in ('fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend')`
    )
    .execute();
  await db.schema
    .createTable('grade')
    .addColumn('variety_id', 'text', (column) => column.notNull().references('variety.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addPrimaryKeyConstraint('grade_pkey', ['variety_id', 'id'])
    .execute();
  await db.schema
    .createTable('market')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('price_line')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('variety_id', 'text', (column) => column.notNull())
    .addColumn('grade_id', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('market_id', 'text', (column) => column.notNull().references('market.id'))
    .addColumn('position', 'int4', (column) => column.notNull())
    .addForeignKeyConstraint('price_line_grade', ['variety_id', 'grade_id'], 'grade', ['variety_id', 'id'])
    .addUniqueConstraint('price_line_key', ['variety_id', 'grade_id', 'market_id', 'origin'], (unique) =>
      unique.nullsNotDistinct()
    )
    .execute();
}

async function createQuotes(db: Db): Promise<void> {
  await db.schema
    .createTable('price_quote')
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('low_fen', 'int4', (column) => column.notNull())
    .addColumn('mid_fen', 'int4', (column) => column.notNull())
    .addColumn('high_fen', 'int4', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('sample_count', 'int4', (column) => column.notNull())
    .addColumn('source_kind', 'text', (column) => column.notNull())
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('collector', 'text')
    .addColumn('collected_at_ms', 'int8', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_quote_pkey', ['line_id', 'date'])
    .addCheckConstraint('price_quote_band', sql`0 < low_fen and low_fen <= mid_fen and mid_fen <= high_fen`)
    .addCheckConstraint('price_quote_samples', sql`sample_count >= 1`)
    .addCheckConstraint('price_quote_pace', sql`pace in ('fast', 'normal', 'slow')`)
    .addCheckConstraint('price_quote_source', sql`source_kind in ('collector', 'company', 'index', 'platform')`)
    .addCheckConstraint('price_quote_status', sql`status in ('pending', 'published', 'withdrawn')`)
    .execute();
}

async function createSnapshots(db: Db): Promise<void> {
  await db.schema
    .createTable('line_snapshot')
    .addColumn('line_id', 'text', (column) => column.primaryKey().references('price_line.id'))
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('variety_id', 'text', (column) => column.notNull())
    .addColumn('variety_name', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('grade_id', 'text', (column) => column.notNull())
    .addColumn('grade_name', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('market_name', 'text', (column) => column.notNull())
    .addColumn('market_short_name', 'text', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('low_fen', 'int4', (column) => column.notNull())
    .addColumn('mid_fen', 'int4', (column) => column.notNull())
    .addColumn('high_fen', 'int4', (column) => column.notNull())
    .addColumn('day_fen', 'int4')
    .addColumn('day_bp', 'int4')
    .addColumn('week_fen', 'int4')
    .addColumn('week_bp', 'int4')
    .addColumn('month_fen', 'int4')
    .addColumn('month_bp', 'int4')
    .addColumn('year_fen', 'int4')
    .addColumn('year_bp', 'int4')
    .addColumn('spark_fen', sql`int4[]`, (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('sample_count', 'int4', (column) => column.notNull())
    .addColumn('source_kind', 'text', (column) => column.notNull())
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('collector', 'text')
    .addColumn('collected_at_ms', 'int8', (column) => column.notNull())
    .addColumn('has_pending', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('line_snapshot_by_variety')
    .on('line_snapshot')
    .columns(['variety_id', 'position'])
    .execute();
  await db.schema
    .createIndex('line_snapshot_by_position')
    .on('line_snapshot')
    .columns(['position', 'line_id'])
    .execute();
  // The lists sorted by rise and by fall, ties in the order of the price list; a line without a change counts as flat.
  for (const change of ['day_bp', 'week_bp', 'month_bp']) {
    const bp = sql`coalesce(${sql.ref(change)}, 0)`;
    const name = change.replace('_bp', '');
    await sql`create index ${sql.ref(`line_snapshot_rise_${name}`)} on line_snapshot ((-${bp}), position, line_id)`.execute(
      db
    );
    await sql`create index ${sql.ref(`line_snapshot_fall_${name}`)} on line_snapshot ((${bp}), position, line_id)`.execute(
      db
    );
  }
  await db.schema
    .createTable('line_follow')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('followed_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('line_follow_pkey', ['user_id', 'line_id'])
    .execute();
}

async function createIndices(db: Db): Promise<void> {
  await db.schema
    .createTable('spice_index')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('base_date', 'date', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addCheckConstraint('spice_index_base_is_monday', sql`extract(isodow from base_date) = 1`)
    .execute();
  await db.schema
    .createTable('spice_index_weight')
    .addColumn('index_id', 'text', (column) => column.notNull().references('spice_index.id'))
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('weight', 'int4', (column) => column.notNull().check(sql`weight > 0`))
    .addPrimaryKeyConstraint('spice_index_weight_pkey', ['index_id', 'line_id'])
    .execute();
  await db.schema
    .createTable('spice_index_point')
    .addColumn('index_id', 'text', (column) => column.notNull().references('spice_index.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('value_centi', 'int4', (column) => column.notNull())
    .addPrimaryKeyConstraint('spice_index_point_pkey', ['index_id', 'date'])
    .execute();
}
