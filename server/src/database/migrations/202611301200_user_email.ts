import type { Db } from '../schema';

/** Adds the e-mail addresses that log in to accounts. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('user_email')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('verified_at_ms', 'int8', (column) => column.notNull())
    .execute();
}
