import type { Db } from '../schema';

/** Adds what operators did at an expo. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_operation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('expo_operation_by_time')
    .on('expo_operation')
    .columns(['expo_id', 'at_ms', 'id'])
    .execute();
}
