import type { Db } from '../schema';

/** Names of the taxonomy in the other languages; a traditional name only where conversion of the characters is wrong. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('local_name')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('zh_hant', 'text')
    .addColumn('en', 'text', (column) => column.notNull())
    .addColumn('fr', 'text', (column) => column.notNull())
    .addColumn('es', 'text', (column) => column.notNull())
    .execute();
}
