import type { Db } from '../schema';

/** Browsing history of members, one row per thing. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('footprint')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seen_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('footprint_pkey', ['user_id', 'kind', 'target_id'])
    .execute();
  await db.schema
    .createIndex('footprint_by_user')
    .on('footprint')
    .columns(['user_id', 'seen_at_ms desc', 'target_id'])
    .execute();
  await db.schema.createIndex('footprint_by_age').on('footprint').column('seen_at_ms').execute();
}
