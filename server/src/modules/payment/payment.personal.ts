import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { clearPayer } from './order.repository';
import { findRefundsOf } from './refund.repository';

/** Exports the orders of a user with their refunds. */
async function exportOrders(db: Db, userId: string) {
  const rows = await db
    .selectFrom('pay_order')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at_ms')
    .orderBy('order_no')
    .execute();
  const refunds = await findRefundsOf(
    db,
    rows.map((row) => row.order_no)
  );
  return rows.map((row) => ({
    orderNo: row.order_no,
    product: row.product,
    item: row.item,
    description: row.description,
    amountFen: row.amount_fen,
    paidFen: row.paid_fen,
    channel: row.channel,
    payerOpenid: row.payer_openid,
    status: row.status,
    closeReason: row.close_reason,
    invoice: row.invoice,
    invoiceNo: row.invoice_no,
    invoiceIssuedAtMs: row.invoice_issued_at_ms,
    invoiceVoidedAtMs: row.invoice_voided_at_ms,
    transactionId: row.transaction_id,
    refundedFen: row.refunded_fen,
    refunds: refunds
      .filter((refund) => refund.order_no === row.order_no)
      .map((refund) => ({
        refundNo: refund.refund_no,
        amountFen: refund.amount_fen,
        reason: refund.reason,
        status: refund.status,
        createdAtMs: refund.created_at_ms,
        finishedAtMs: refund.finished_at_ms
      })),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    paidAtMs: row.paid_at_ms
  }));
}

export const ordersPersonalData: PersonalData = {
  name: 'orders',
  columns: ['pay_order.user_id'],
  exportOf: ({ db }, userId) => exportOrders(db, userId),
  erase: ({ tx }, userId, nowMs) => clearPayer(tx, userId, nowMs)
};
