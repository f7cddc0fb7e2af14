import type { Db } from '../schema';

/** A notification that was taken out of the list waits a little for whoever wants it back. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('notification').addColumn('removed_at_ms', 'int8').execute();
  await db.schema
    .createIndex('notification_removed')
    .on('notification')
    .column('removed_at_ms')
    .where('removed_at_ms' as never, 'is not', null)
    .execute();
}
