import { sql } from 'kysely';
import type { Db } from '../schema';

/** The tables of the module payment. */
export async function up(db: Db): Promise<void> {
  await createOrders(db);
  await createRefunds(db);
  await createDemoTransactions(db);
}

async function createOrders(db: Db): Promise<void> {
  await db.schema
    .createTable('pay_order')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    // The order is evidence of a payment and stays without the account.
    .addColumn('user_id', 'text', (column) => column.references('user_account.id').onDelete('set null'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount_fen', 'int8', (column) => column.notNull().check(sql`amount_fen >= 100`))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('payer_openid', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('close_reason', 'text')
    .addColumn('invoice', 'jsonb')
    .addColumn('transaction_id', 'text')
    .addColumn('refunded_fen', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .addColumn('paid_at_ms', 'int8')
    .addColumn('query_attempts', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('next_query_at_ms', 'int8')
    .addUniqueConstraint('pay_order_request', ['user_id', 'request_id'])
    .addCheckConstraint('pay_order_refunded', sql`refunded_fen between 0 and amount_fen`)
    .execute();
  await db.schema
    .createIndex('pay_order_one_open')
    .on('pay_order')
    .columns(['user_id', 'product', 'item'])
    .unique()
    .where(sql<boolean>`status in ('created', 'paying', 'querying')`)
    .execute();
  await db.schema
    .createIndex('pay_order_due')
    .on('pay_order')
    .column('next_query_at_ms')
    .where(sql.ref('next_query_at_ms'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('pay_order_by_user')
    .on('pay_order')
    .columns(['user_id', 'created_at_ms', 'order_no'])
    .execute();
  await db.schema
    .createIndex('pay_order_by_status')
    .on('pay_order')
    .columns(['status', 'created_at_ms', 'order_no'])
    .execute();
  await db.schema.createIndex('pay_order_by_transaction').on('pay_order').column('transaction_id').execute();
}

async function createRefunds(db: Db): Promise<void> {
  await db.schema
    .createTable('pay_refund')
    .addColumn('refund_no', 'text', (column) => column.primaryKey())
    .addColumn('order_no', 'text', (column) => column.notNull().references('pay_order.order_no'))
    .addColumn('amount_fen', 'int8', (column) => column.notNull().check(sql`amount_fen > 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('finished_at_ms', 'int8')
    .addColumn('query_attempts', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('next_query_at_ms', 'int8')
    .execute();
  await db.schema.createIndex('pay_refund_by_order').on('pay_refund').column('order_no').execute();
  await db.schema
    .createIndex('pay_refund_due')
    .on('pay_refund')
    .column('next_query_at_ms')
    .where(sql.ref('next_query_at_ms'), 'is not', null)
    .execute();
}

async function createDemoTransactions(db: Db): Promise<void> {
  await db.schema
    .createTable('demo_transaction')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    .addColumn('amount_fen', 'int8', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('paid_at_ms', 'int8')
    .addColumn('refunds', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
}
