import { sql } from 'kysely';
import type { Db } from '../schema';

/** Private pictures of documents: sealed, without an address. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('private_image')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('sealed', 'bytea', (column) => column.notNull())
    .addColumn('width', 'int4', (column) => column.notNull())
    .addColumn('height', 'int4', (column) => column.notNull())
    .addColumn('bytes', 'int4', (column) => column.notNull())
    .addColumn('is_kept', 'boolean', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('private_image_by_owner')
    .on('private_image')
    .columns(['owner_user_id', 'created_at_ms'])
    .execute();
  await db.schema
    .createIndex('private_image_unkept')
    .on('private_image')
    .column('created_at_ms')
    .where(sql.ref('is_kept'), '=', false)
    .execute();
}
