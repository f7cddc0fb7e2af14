import type { Db } from '../schema';

/** Adds the language in which a subscription message was asked for. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('subscribe_permission')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('zh-Hans'))
    .execute();
}
