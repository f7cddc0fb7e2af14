import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('banner')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subtitle', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('variety_id', 'text', (column) => column.notNull().references('variety.id'))
    .addColumn('jump', 'jsonb', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('hot_word')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('position', 'int4', (column) => column.notNull())
    .execute();
}
