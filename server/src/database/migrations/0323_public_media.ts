import { sql } from 'kysely';
import type { Db } from '../schema';

/** Whether a picture may be shown to others; videos, and that of a company. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('uploaded_image').addColumn('is_fit', 'boolean').execute();
  await db.schema
    .createTable('uploaded_video')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('storage_name', 'text', (column) => column.notNull().unique())
    .addColumn('seconds', 'int4', (column) => column.notNull())
    .addColumn('bytes', 'int4', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_held', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploaded_video_by_owner').on('uploaded_video').column('owner_user_id').execute();
  await db.schema
    .createIndex('uploaded_video_unheld')
    .on('uploaded_video')
    .column('created_at_ms')
    .where(sql.ref('is_held'), '=', false)
    .execute();
  await db.schema
    .createIndex('uploaded_video_waiting')
    .on('uploaded_video')
    .column('created_at_ms')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await db.schema.alterTable('company').addColumn('video_url', 'text').execute();
}
