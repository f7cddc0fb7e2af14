import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('uploaded_image')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('storage_name', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'int4', (column) => column.notNull())
    .addColumn('height', 'int4', (column) => column.notNull())
    .addColumn('bytes', 'int4', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('uploaded_image_by_owner')
    .on('uploaded_image')
    .columns(['owner_user_id', 'created_at_ms'])
    .execute();
}
