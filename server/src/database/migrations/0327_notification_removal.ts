import type { Db } from '../schema';

/** A removed notification can be restored for some time. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('notification').addColumn('removed_at_ms', 'int8').execute();
  await db.schema
    .createIndex('notification_removed')
    .on('notification')
    .column('removed_at_ms')
    .where('removed_at_ms' as never, 'is not', null)
    .execute();
}
