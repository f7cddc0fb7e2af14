import type { PaymentOrder, PaymentRefund } from '@contract/payment';
import type { ProviderOrder } from '../../providers/payment';
import { invoiceStatusOf } from './invoice.service';
import type { OrderRow } from './order.repository';
import type { RefundRow } from './refund.repository';

/** Presents an order to its user. `refunds` may contain those of other orders. */
export function presentOrder(row: OrderRow, refunds: readonly RefundRow[]): PaymentOrder {
  return {
    orderNo: row.order_no,
    product: row.product,
    item: row.item,
    amountFen: row.amount_fen,
    channel: row.channel,
    status: row.status,
    closeReason: row.close_reason,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    paidAtMs: row.paid_at_ms,
    transactionId: row.transaction_id,
    refundedFen: row.refunded_fen,
    refunds: refunds.filter((refund) => refund.order_no === row.order_no).map(presentRefund),
    invoice: row.invoice,
    invoiceStatus: invoiceStatusOf(row),
    invoiceNo: row.invoice_no
  };
}

function presentRefund(row: RefundRow): PaymentRefund {
  return {
    refundNo: row.refund_no,
    amountFen: row.amount_fen,
    status: row.status,
    reason: row.reason,
    createdAtMs: row.created_at_ms,
    finishedAtMs: row.finished_at_ms
  };
}

/** Returns an order as its provider knows it. */
export function toProviderOrder(row: OrderRow): ProviderOrder {
  return {
    orderNo: row.order_no,
    amountFen: row.paid_fen ?? row.amount_fen,
    description: row.shown_name ?? row.description,
    item: row.item,
    expiresAtMs: row.expires_at_ms,
    payerOpenid: row.payer_openid
  };
}
