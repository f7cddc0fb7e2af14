import type { Db } from '../schema';

/** Varieties that users removed from their recommendations. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('interest_removal')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('variety_id', 'text', (column) => column.notNull().references('variety.id'))
    .addColumn('removed_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('interest_removal_pkey', ['user_id', 'variety_id'])
    .execute();
}
