import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the last invoice that was issued for an order: its number, what it is about, and when it was issued and voided. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('pay_order')
    .addColumn('invoice_no', 'text', (column) => column.unique())
    .addColumn('invoice_fen', 'int8')
    .addColumn('invoice_issued_at_ms', 'int8')
    .addColumn('invoice_voided_at_ms', 'int8')
    .execute();
  await db.schema
    .alterTable('pay_order')
    .addCheckConstraint(
      'pay_order_invoice',
      sql`(invoice_no is null) = (invoice_issued_at_ms is null) and (invoice_no is null) = (invoice_fen is null)
        and (invoice_no is not null or invoice_voided_at_ms is null) and invoice_fen > 0`
    )
    .execute();
}
