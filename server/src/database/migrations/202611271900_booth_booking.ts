import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the bookings of booths. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('booth_booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull())
    .addColumn('booth_no', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('area_m2', 'int4', (column) => column.notNull())
    .addColumn('price_fen', 'int8', (column) => column.notNull())
    .addColumn('deposit_fen', 'int8', (column) => column.notNull().check(sql`deposit_fen >= 100`))
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id'))
    // The booking is the company's, and stays without the account.
    .addColumn('user_id', 'text', (column) => column.references('user_account.id').onDelete('set null'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('hold_until_ms', 'int8', (column) => column.notNull())
    .addColumn('released_because', 'text')
    .addColumn('contact_name', 'text')
    .addColumn('contact_mobile', 'text')
    .addColumn('form', 'jsonb')
    .addColumn('form_request_id', 'text')
    .addColumn('deposit_order_no', 'text')
    .addColumn('refund_fen', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('contract_no', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('booth_booking_request', ['user_id', 'request_id'])
    .addForeignKeyConstraint('booth_booking_booth', ['expo_id', 'booth_no'], 'expo_booth', ['expo_id', 'no'])
    .addCheckConstraint('booth_booking_refund', sql`refund_fen between 0 and deposit_fen`)
    .execute();
  await db.schema
    .createIndex('booth_booking_one_active')
    .on('booth_booking')
    .columns(['expo_id', 'booth_no'])
    .unique()
    .where(sql<boolean>`status in ('held', 'depositPending', 'deposited', 'confirmed', 'settled')`)
    .execute();
  await db.schema
    .createIndex('booth_booking_one_hold')
    .on('booth_booking')
    .columns(['expo_id', 'company_id'])
    .unique()
    .where(sql<boolean>`status in ('held', 'depositPending')`)
    .execute();
  await db.schema
    .createIndex('booth_booking_expiring')
    .on('booth_booking')
    .column('hold_until_ms')
    .where(sql<boolean>`status in ('held', 'depositPending')`)
    .execute();
  await db.schema
    .createIndex('booth_booking_by_company')
    .on('booth_booking')
    .columns(['company_id', 'expo_id', 'id'])
    .execute();
}
