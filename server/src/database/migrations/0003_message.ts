import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('jump', 'jsonb')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('read_at_ms', 'int8')
    .execute();
  await db.schema
    .createIndex('notification_by_user')
    .on('notification')
    .columns(['user_id', 'created_at_ms desc', 'id'])
    .execute();
  await db.schema
    .createIndex('notification_unread')
    .on('notification')
    .column('user_id')
    .where('read_at_ms' as never, 'is', null)
    .execute();
}
