import type { Db } from '../schema';

/** The tables of the module cardVisit. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('card_visit')
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id').onDelete('cascade'))
    .addColumn('visitor_key', 'text', (column) => column.notNull())
    .addColumn('visitor_user_id', 'text', (column) => column.references('user_account.id').onDelete('set null'))
    .addColumn('kind', 'int2', (column) => column.notNull())
    .addColumn('is_scan', 'boolean', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('dwell_sec', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('card_visit_by_card')
    .on('card_visit')
    .columns(['card_id', 'at_ms', 'visitor_key'])
    .execute();
  await db.schema.createIndex('card_visit_by_visitor').on('card_visit').column('visitor_user_id').execute();
  await db.schema.createIndex('card_visit_by_time').on('card_visit').column('at_ms').execute();
  await db.schema
    .createTable('card_figures')
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id').onDelete('cascade'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('views', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('visitors', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('shares', 'int4', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('card_figures_pkey', ['card_id', 'date'])
    .execute();
  await db.schema
    .createTable('anonymous_visitor')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('since_ms', 'int8', (column) => column.notNull())
    .execute();
}
