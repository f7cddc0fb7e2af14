import { createHash } from 'node:crypto';
import { SECOND_MS } from '@rules/duration';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type OrderRow, updateOrder } from './order.repository';
import { lockOrder } from './orderLock.service';
import { notifyOfRefund } from './payment.notifications';
import { paymentTransitions } from './payment.transitions';
import { insertRefund } from './refund.repository';

export interface RefundRequest {
  amountFen: number;
  /** Chinese text for the payer, at most 80 characters. */
  reason: string;
  /** 1 by default; 2 after a first attempt that failed for good, and so on. */
  attempt?: number;
}

/** The job takes over what the opening process leaves undone; it gives that one time to ask the provider first. */
const FIRST_QUERY_MS = 10 * SECOND_MS;
const DIGEST_LENGTH = 8;

/** Returns what of a payment has not gone back, in fen; before the payment the amount of the order. */
export function unrefundedFen({
  amount_fen: amountFen,
  paid_fen: paidFen,
  refunded_fen: refundedFen
}: OrderRow): number {
  return (paidFen ?? amountFen) - refundedFen;
}

/**
 * Returns the number of a refund: the same request for the same order has the same one, and is carried out once. A
 * provider keeps the number of a refund that failed, so that another attempt needs another one.
 */
export function refundNoOf(orderNo: string, { amountFen, reason, attempt = 1 }: RefundRequest): string {
  const parts = [amountFen, reason, ...(attempt === 1 ? [] : [attempt])];
  const digest = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${orderNo}R${digest.slice(0, DIGEST_LENGTH)}`;
}

/**
 * Records that a locked, paid order is to be refunded, and notifies its payer. The provider is asked afterwards.
 * @returns the number of the refund
 * @throws AppError CONFLICT with `fields.order` for an order that is not paid, or whose refund is on its way
 */
export async function openRefund(tx: Tx, order: OrderRow, request: RefundRequest, nowMs: number): Promise<string> {
  const status = paymentTransitions.next('requestRefund', 'operator', order.status);
  const refundNo = refundNoOf(order.order_no, request);
  const saved = await updateOrder(tx, order.order_no, { status });
  await insertRefund(tx, {
    refund_no: refundNo,
    order_no: order.order_no,
    amount_fen: request.amountFen,
    reason: request.reason,
    status: 'refunding',
    created_at_ms: nowMs,
    next_query_at_ms: nowMs + FIRST_QUERY_MS
  });
  await notifyOfRefund(tx, saved, { event: 'payment.refundRequested', ...request }, nowMs);
  return refundNo;
}

/**
 * Locks a paid order whose goods end: before them, as everywhere.
 * @returns what opens its refund in the same transaction, and returns the amount that goes back: what is left of the payment
 * at most. A job asks the provider.
 * @throws AppError NOT_FOUND for an unknown order; what is returned throws CONFLICT with `fields.order` for one that is not
 * paid, or whose refund is on its way
 */
export async function prepareRefund(
  tx: Tx,
  orderNo: string
): Promise<(request: RefundRequest, nowMs: number) => Promise<number>> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new AppError('NOT_FOUND');
  return async (request, nowMs) => {
    const amountFen = Math.min(request.amountFen, unrefundedFen(order));
    if (amountFen > 0) await openRefund(tx, order, { ...request, amountFen }, nowMs);
    return amountFen;
  };
}
