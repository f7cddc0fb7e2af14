import { sql } from 'kysely';
import type { Db } from '../schema';

/** The tables of the module cardLevel. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('level_grant')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('term_ms', 'int8', (column) => column.notNull())
    .addColumn('granted_at_ms', 'int8', (column) => column.notNull())
    .addColumn('revoked_at_ms', 'int8')
    .execute();
  await db.schema.createIndex('level_grant_by_user').on('level_grant').columns(['user_id', 'granted_at_ms']).execute();
  await db.schema
    .createTable('card_level')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .addColumn('reminded_for_ms', 'int8')
    .addColumn('expiry_notified_for_ms', 'int8')
    .execute();
  await db.schema
    .createIndex('card_level_by_expiry')
    .on('card_level')
    .column('expires_at_ms')
    .where(sql<boolean>`expiry_notified_for_ms is distinct from expires_at_ms`)
    .execute();
}
