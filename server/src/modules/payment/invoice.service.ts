import type { InvoiceStatus } from '@contract/payment';
import type { Db, Tx } from '../../database/schema';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { findByInvoiceNo } from './invoice.repository';
import { type OrderRow, updateOrder } from './order.repository';
import { lockOrder } from './orderLock.service';
import { notifyOfInvoice } from './payment.notifications';
import { unrefundedFen } from './refundOpening.service';

/** Returns what of a payment an invoice is about: what did not go back. */
export const invoiceableFen = (order: OrderRow): number => (order.paid_at_ms === null ? 0 : unrefundedFen(order));

/** Returns the status of the invoice of an order. */
export function invoiceStatusOf(order: OrderRow): InvoiceStatus {
  if (order.invoice_no !== null) return order.invoice_voided_at_ms === null ? 'issued' : 'voided';
  return order.invoice !== null && invoiceableFen(order) > 0 ? 'requested' : 'none';
}

/**
 * Records the invoice that was issued for what is left of a payment, and notifies the payer. Idempotent. An order whose
 * invoice was voided may have another one.
 * @throws OperatorError for an unknown order, one of which nothing is left, one whose refund is on its way, one that has
 * an invoice, and the number of another invoice
 */
export function recordInvoice(
  db: Db,
  { orderNo, invoiceNo }: { orderNo: string; invoiceNo: string },
  nowMs: number
): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const order = await requireOrder(tx, orderNo);
    const isIssued = invoiceStatusOf(order) === 'issued';
    if (isIssued && order.invoice_no === invoiceNo) return order;
    if (isIssued)
      throw new OperatorError(`Order ${orderNo} has the invoice ${order.invoice_no}, which is to be voided first.`);
    requireInvoiceable(order);
    const known = await findByInvoiceNo(tx, invoiceNo);
    if (known !== undefined) throw new OperatorError(`${invoiceNo} is the invoice of order ${known.order_no}.`);
    const saved = await updateOrder(tx, orderNo, {
      invoice_no: invoiceNo,
      invoice_fen: invoiceableFen(order),
      invoice_issued_at_ms: nowMs,
      invoice_voided_at_ms: null
    });
    await notifyOfInvoice(tx, saved, invoiceNo, nowMs);
    return saved;
  });
}

/**
 * Records that the invoice of an order was taken back. Idempotent.
 * @throws OperatorError for an unknown order, and one without an invoice
 */
export function recordVoidedInvoice(db: Db, orderNo: string, nowMs: number): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const order = await requireOrder(tx, orderNo);
    if (order.invoice_no === null) throw new OperatorError(`Order ${orderNo} has no invoice.`);
    return order.invoice_voided_at_ms === null ? updateOrder(tx, orderNo, { invoice_voided_at_ms: nowMs }) : order;
  });
}

async function requireOrder(tx: Tx, orderNo: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new OperatorError(`There is no order ${toSingleLine(orderNo)}.`);
  return order;
}

function requireInvoiceable(order: OrderRow): void {
  const { order_no: orderNo, status } = order;
  if (status === 'refunding')
    throw new OperatorError(`Order ${orderNo} is refunding: how much is left is not known yet.`);
  if (invoiceableFen(order) <= 0)
    throw new OperatorError(`Order ${orderNo} is ${status}: there is nothing to invoice.`);
}
