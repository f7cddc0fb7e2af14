import type { Db } from '../schema';

/** Documents that members show: reports, certificates. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('uploaded_document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('storage_name', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', 'int4', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploaded_document_of').on('uploaded_document').column('owner_user_id').execute();
}
