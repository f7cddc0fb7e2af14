import type { PaymentCloseReason } from '@contract/payment';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { sendJob } from '../../jobs/jobQueue';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { Payments, ProviderTransaction } from '../../providers/payment';
import { confirmDeliveryJob } from './delivery.jobs';
import { findOrder, lockOrder, type OrderRow, updateOrder } from './order.repository';
import { toProviderOrder } from './payment.presenter';
import { isOpen, paymentTransitions } from './payment.transitions';
import { paymentProducts } from './products';
import { openRefund } from './refundOpening.service';

export interface SettlementDeps {
  db: Db;
  payment: Payments;
}

/** Longest pause between two queries about an order or a refund. */
const MAX_PAUSE_MS = HOUR_MS;
/** Virtual payment cannot close an order, so a closed one is asked about again after these times. */
const LATE_QUERY_PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, DAY_MS];

/** A payment of another amount than the order: nothing is granted. */
export class AmountMismatchError extends Error {
  override readonly name = 'AmountMismatchError';
}

/** Returns the pause after a number of queries without an answer: 1, 2, 4, 8 … seconds, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(MAX_PAUSE_MS, SECOND_MS * 2 ** Math.min(attempts, 20));
}

/**
 * Asks the provider about an order and records the answer. Idempotent.
 * @throws AppError NOT_FOUND for an unknown order
 */
export async function settleOrder({ db, payment }: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await findOrder(db, orderNo);
  if (order === undefined) throw new AppError('NOT_FOUND');
  const answer = await askProvider(payment, order);
  try {
    return await recordAnswer(db, orderNo, answer, nowMs);
  } catch (error) {
    if (!(error instanceof AmountMismatchError)) throw error;
    payment.onFault(error);
    return recordAnswer(db, orderNo, null, nowMs);
  }
}

/** Returns the provider's answer; null without one. */
async function askProvider(payment: Payments, order: OrderRow): Promise<ProviderTransaction | null> {
  const provider = payment.channels[order.channel];
  try {
    if (provider === undefined) throw new ServiceUnavailableError(`the channel ${order.channel} is not configured`);
    return await provider.query(toProviderOrder(order));
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    payment.onFault(error);
    return null;
  }
}

/**
 * Records what the provider says about an order, or that it says nothing (null). Idempotent, in any order, from several
 * processes: everything is checked again under the lock of the order.
 * @throws AppError NOT_FOUND for an unknown order, AmountMismatchError for a payment of another amount
 */
export function recordAnswer(
  db: Db,
  orderNo: string,
  answer: ProviderTransaction | null,
  nowMs: number
): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    if (answer?.state === 'paid') return recordPayment(tx, order, answer, nowMs);
    if (order.status === 'closed') return scheduleLateQuery(tx, order, nowMs);
    if (!isOpen(order.status)) return order;
    if (answer === null) return recordSilence(tx, order, nowMs);
    return answer.state === 'closed' ? closeOrder(tx, order, 'timeout', nowMs) : recordUnpaid(tx, order);
  });
}

async function recordPayment(
  tx: Tx,
  order: OrderRow,
  paid: Extract<ProviderTransaction, { state: 'paid' }>,
  nowMs: number
): Promise<OrderRow> {
  if (paid.amountFen !== order.amount_fen) {
    throw new AmountMismatchError(`order ${order.order_no} was paid with ${paid.amountFen} fen`);
  }
  const outcome = paymentTransitions.outcomeOf('pay', 'provider', order.status);
  if (!('next' in outcome)) return order;
  const saved = await updateOrder(tx, order.order_no, {
    status: outcome.next,
    close_reason: null,
    transaction_id: paid.transactionId,
    paid_at_ms: paid.paidAtMs,
    query_attempts: 0,
    next_query_at_ms: null
  });
  if (order.channel === 'virtual') await sendJob(tx, confirmDeliveryJob, { orderNo: order.order_no });
  return grantGoods(tx, saved, nowMs);
}

/** The goods of a user who is erased go back as money. */
async function grantGoods(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> {
  const { order_no: orderNo, user_id: userId, item } = order;
  if (userId === null) {
    await openRefund(tx, order, { amountFen: order.amount_fen, reason: '账号已注销，原路退款' }, nowMs);
    return (await findOrder(tx, orderNo)) ?? order;
  }
  await paymentProducts.use[order.product].grant(tx, { orderNo, userId, item }, nowMs);
  return order;
}

/** The result is unknown: the provider is asked again, with growing pauses. */
function recordSilence(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> {
  return updateOrder(tx, order.order_no, {
    status: paymentTransitions.next('lose', 'provider', order.status),
    query_attempts: order.query_attempts + 1,
    next_query_at_ms: nowMs + pauseAfter(order.query_attempts)
  });
}

function recordUnpaid(tx: Tx, order: OrderRow): Promise<OrderRow> | OrderRow {
  if (order.status !== 'querying') return order;
  return updateOrder(tx, order.order_no, {
    status: paymentTransitions.next('find', 'provider', order.status),
    query_attempts: 0,
    next_query_at_ms: order.expires_at_ms
  });
}

/** Closes a locked order that is not paid. */
export function closeOrder(tx: Tx, order: OrderRow, reason: PaymentCloseReason, nowMs: number): Promise<OrderRow> {
  const status =
    reason === 'timeout'
      ? paymentTransitions.next('expire', 'time', order.status)
      : paymentTransitions.next('cancel', 'payer', order.status);
  return updateOrder(tx, order.order_no, {
    status,
    close_reason: reason,
    query_attempts: 0,
    next_query_at_ms: nextLateQueryAt({ ...order, query_attempts: 0 }, nowMs)
  });
}

function scheduleLateQuery(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> | OrderRow {
  if (order.next_query_at_ms === null) return order;
  const asked = { ...order, query_attempts: order.query_attempts + 1 };
  return updateOrder(tx, order.order_no, {
    query_attempts: asked.query_attempts,
    next_query_at_ms: nextLateQueryAt(asked, nowMs)
  });
}

function nextLateQueryAt({ channel, query_attempts: attempts }: OrderRow, nowMs: number): number | null {
  const pauseMs = channel === 'virtual' ? LATE_QUERY_PAUSES_MS[attempts] : undefined;
  return pauseMs === undefined ? null : nowMs + pauseMs;
}
