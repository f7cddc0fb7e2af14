import type { Db } from '../schema';

/** The tables of the module shareCode. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('share_page')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('share_page_once', ['route', 'query'])
    .execute();
  await db.schema
    .createTable('share_code_image')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('scene', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('storage_name', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_code_image_pkey', ['scene', 'page', 'version'])
    .execute();
  await db.schema.createIndex('share_code_image_by_user').on('share_code_image').column('user_id').execute();
}
