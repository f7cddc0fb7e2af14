import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('app_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('done_work')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at_ms', 'int8', (column) => column.notNull())
    .execute();
}
