import { sql } from 'kysely';
import type { Db } from '../schema';

/** The tables of the module expoCoupon. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_coupon')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('valid_from_ms', 'int8', (column) => column.notNull())
    .addColumn('valid_until_ms', 'int8', (column) => column.notNull())
    .addColumn('stock', 'int4', (column) => column.notNull())
    .addColumn('claimed_count', 'int4', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('expo_coupon_stock', sql`claimed_count between 0 and stock`)
    .addCheckConstraint('expo_coupon_time', sql`valid_from_ms < valid_until_ms`)
    .execute();
  await db.schema.createIndex('expo_coupon_by_expo').on('expo_coupon').column('expo_id').execute();
  await db.schema
    .createTable('expo_coupon_claim')
    .addColumn('coupon_id', 'text', (column) => column.notNull().references('expo_coupon.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('claimed_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('expo_coupon_claim_pkey', ['coupon_id', 'user_id'])
    .execute();
  await db.schema.createIndex('expo_coupon_claim_by_user').on('expo_coupon_claim').column('user_id').execute();
}
