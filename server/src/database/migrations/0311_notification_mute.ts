import type { Db } from '../schema';

/** Kinds of notifications that a user has muted. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('notification_mute')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_mute_pkey', ['user_id', 'kind'])
    .execute();
  // For the purge of old notifications.
  await db.schema.createIndex('notification_by_age').on('notification').column('created_at_ms').execute();
}
