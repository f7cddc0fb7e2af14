import type { Db } from '../schema';

/** The table of the module subscribeMessage. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('subscribe_permission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('openid', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('notification_id', 'text', (column) => column.unique())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('ended_at_ms', 'int8')
    .addUniqueConstraint('subscribe_permission_request', ['user_id', 'request_id', 'topic'])
    .execute();
  await db.schema
    .createIndex('subscribe_permission_status')
    .on('subscribe_permission')
    .columns(['user_id', 'topic', 'status'])
    .execute();
  await db.schema.createIndex('subscribe_permission_ended').on('subscribe_permission').column('ended_at_ms').execute();
}
