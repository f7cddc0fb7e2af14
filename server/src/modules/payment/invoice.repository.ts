import type { Db, Tx } from '../../database/schema';
import type { OrderRow } from './order.repository';

/** Returns the order of an invoice. */
export function findByInvoiceNo(tx: Tx, invoiceNo: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('pay_order').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();
}

/** Returns paid orders whose users wait for an invoice, the first paid first. */
export function findToInvoice(db: Db, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('status', 'in', ['paid', 'refunded'])
    .where('invoice', 'is not', null)
    .where((eb) => eb('refunded_fen', '<', eb.fn.coalesce('paid_fen', 'amount_fen')))
    .where((eb) => eb.or([eb('invoice_no', 'is', null), eb('invoice_voided_at_ms', 'is not', null)]))
    .orderBy('paid_at_ms')
    .orderBy('order_no')
    .limit(limit)
    .execute();
}

/** Returns orders of whose invoiced amount a part or all was refunded, the first invoiced first. */
export function findToVoid(db: Db, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('invoice_no', 'is not', null)
    .where('invoice_voided_at_ms', 'is', null)
    .where((eb) => eb(eb('invoice_fen', '+', eb.ref('refunded_fen')), '>', eb.fn.coalesce('paid_fen', 'amount_fen')))
    .orderBy('invoice_issued_at_ms')
    .orderBy('order_no')
    .limit(limit)
    .execute();
}
