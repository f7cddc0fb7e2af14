import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds what was paid for an order, which is to go back when it is another amount than that of the order. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('pay_order')
    .addColumn('paid_fen', 'int8', (column) => column.check(sql`paid_fen > 0`))
    .execute();
  await sql`update pay_order set paid_fen = amount_fen where paid_at_ms is not null`.execute(db);
  await db.schema.alterTable('pay_order').dropConstraint('pay_order_refunded').execute();
  await db.schema
    .alterTable('pay_order')
    .addCheckConstraint('pay_order_refunded', sql`refunded_fen between 0 and coalesce(paid_fen, amount_fen)`)
    .execute();
}
