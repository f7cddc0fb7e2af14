import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('user_address')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('region_code', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('door_no', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('label_text', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addColumn('removed_at_ms', 'int8')
    .addUniqueConstraint('user_address_request', ['user_id', 'request_id'])
    .addCheckConstraint('user_address_label', sql`label in ('company', 'warehouse', 'home', 'other')`)
    .addCheckConstraint('user_address_label_text', sql`(label = 'other') = (label_text <> '')`)
    .execute();
  // At most one default. A removed address keeps that it was the default, for its restoration.
  await sql`create unique index user_address_default on user_address (user_id)
    where is_default and removed_at_ms is null`.execute(db);
  await db.schema
    .createIndex('user_address_by_user')
    .on('user_address')
    .columns(['user_id', 'created_at_ms', 'id'])
    .execute();
  await sql`create index user_address_removed on user_address (removed_at_ms)
    where removed_at_ms is not null`.execute(db);
}
