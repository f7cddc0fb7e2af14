import type { Db } from '../schema';

/** Visits that began with a shared or scanned supply, once a day for each viewer. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('supply_share_visit')
    .addColumn('supply_id', 'text', (column) => column.notNull().references('supply.id').onDelete('cascade'))
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('supply_share_visit_pk', ['supply_id', 'reader', 'date'])
    .execute();
  await db.schema.createIndex('supply_share_visit_by').on('supply_share_visit').column('reader').execute();
  await db.schema.createIndex('supply_share_visit_on').on('supply_share_visit').column('date').execute();
}
