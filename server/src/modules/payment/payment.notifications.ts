import type { LinkTarget } from '@contract/deepLink';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import type { OrderRow } from './order.repository';

/** Event of a refund, with its parameters. */
interface RefundEvent {
  event: 'payment.refundRequested' | 'payment.refunded' | 'payment.refundFailed';
  amountFen: number;
  reason: string;
}

/** The page with the orders of the user. */
const orderList: LinkTarget = { type: 'jumpMini', route: 'pay.vcard', params: {} };

/** Notifies the payer of an invoice that was issued; no one when the account was erased. */
export async function notifyOfInvoice(
  tx: Tx,
  { user_id: userId, order_no: orderNo }: OrderRow,
  invoiceNo: string,
  nowMs: number
): Promise<void> {
  if (userId === null) return;
  const content = { event: 'payment.invoiceIssued', params: { orderNo, invoiceNo } } as const;
  await notify(tx, [{ userId, kind: 'pay', content, jump: orderList }], nowMs);
}

/** Notifies the payer of a refund; no one when the account was erased. */
export async function notifyOfRefund(
  tx: Tx,
  { user_id: userId, order_no: orderNo }: OrderRow,
  { event, amountFen, reason }: RefundEvent,
  nowMs: number
): Promise<void> {
  if (userId === null) return;
  const content = { event, params: { orderNo, amountFen, reason } };
  await notify(tx, [{ userId, kind: 'pay', content, jump: orderList }], nowMs);
}
