import { sql } from 'kysely';
import type { Db } from '../schema';

/** Files that arrive in parts. In the database, so that parts may reach different processes. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('upload_in_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('video', 'document')`))
    .addColumn('bytes', 'int4', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('result', 'jsonb')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('upload_in_parts_owner').on('upload_in_parts').column('owner_user_id').execute();
  await db.schema
    .createTable('upload_part')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('upload_in_parts.id').onDelete('cascade'))
    .addColumn('place', 'int2', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_part_pkey', ['upload_id', 'place'])
    .execute();
}
