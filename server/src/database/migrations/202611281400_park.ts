import type { Db } from '../schema';

/** Adds parks with their plots, and the day of a visit to a lead. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('investment_park')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'int4', (column) => column.notNull().defaultTo(1))
    .addColumn('is_published', 'boolean', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('latitude', 'float8')
    .addColumn('longitude', 'float8')
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('area_mu', 'int4', (column) => column.notNull())
    .addColumn('industries', 'jsonb', (column) => column.notNull())
    .addColumn('policy_tags', 'jsonb', (column) => column.notNull())
    .addColumn('picture_urls', 'jsonb', (column) => column.notNull())
    .addColumn('plan_width', 'int4')
    .addColumn('plan_height', 'int4')
    .addColumn('contact', 'jsonb', (column) => column.notNull())
    .addColumn('brochure', 'jsonb', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('investment_plot')
    .addColumn('park_id', 'text', (column) => column.notNull().references('investment_park.id'))
    .addColumn('no', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('area_m2', 'int4', (column) => column.notNull())
    .addColumn('price_fen', 'int8')
    .addColumn('price_basis', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('box', 'jsonb')
    .addPrimaryKeyConstraint('investment_plot_key', ['park_id', 'no'])
    .execute();
  await db.schema.alterTable('investment_lead').addColumn('visit_on', 'date').execute();
}
