import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('venue', 'text', (column) => column.notNull())
    .addColumn('registered_count', 'int4', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('expo_by_end').on('expo').column('ends_on').execute();
}
