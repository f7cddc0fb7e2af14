import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('flash')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('importance', 'int2', (column) => column.notNull().check(sql`importance between 1 and 3`))
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('published_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('flash_newest').on('flash').columns(['published_at_ms desc', 'id desc']).execute();
}
