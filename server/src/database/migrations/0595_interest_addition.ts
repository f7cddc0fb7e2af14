import type { Db } from '../schema';

/** Varieties that a user wants recommended without following a price of them. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('interest_addition')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('variety_id', 'text', (column) => column.notNull().references('variety.id'))
    .addColumn('added_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('interest_addition_pkey', ['user_id', 'variety_id'])
    .execute();
}
