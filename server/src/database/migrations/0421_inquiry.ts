import { sql } from 'kysely';
import type { Db } from '../schema';

/** Conversations about supplies: one for each supply and person who asks. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('inquiry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('supply_id', 'text', (column) => column.notNull().references('supply.id').onDelete('cascade'))
    .addColumn('asker_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('asker_unread', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('seller_unread', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('asker_told', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('seller_told', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('asker_blocks', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('seller_blocks', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('asked_at_ms', 'int8', (column) => column.notNull())
    .addColumn('answered_at_ms', 'int8')
    .addColumn('last_content', 'jsonb', (column) => column.notNull())
    .addColumn('last_at_ms', 'int8', (column) => column.notNull())
    .addColumn('changes', 'int8', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('inquiry_once', ['supply_id', 'asker_user_id'])
    .execute();
  await sql`create index inquiry_of_asker on inquiry (asker_user_id, last_at_ms desc, id desc)`.execute(db);

  await db.schema
    .createTable('inquiry_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiry.id').onDelete('cascade'))
    .addColumn('side', 'text', (column) => column.notNull().check(sql`side in ('asker', 'seller')`))
    .addColumn('user_id', 'text', (column) => column.references('user_account.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('inquiry_message_once', ['user_id', 'request_id'])
    .execute();
  await sql`create index inquiry_message_of on inquiry_message (inquiry_id, at_ms desc, id desc)`.execute(db);
}
