import type { PaymentCloseReason } from '@contract/payment';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { sendJob } from '../../jobs/jobQueue';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { Payments, ProviderTransaction } from '../../providers/payment';
import { confirmDeliveryJob } from './delivery.jobs';
import { findOrder, type OrderRow, updateOrder } from './order.repository';
import { lockOrder } from './orderLock.service';
import { toProviderOrder } from './payment.presenter';
import { isOpen, paymentTransitions } from './payment.transitions';
import { paymentProducts } from './products';
import { openRefund } from './refundOpening.service';

export interface SettlementDeps {
  db: Db;
  payment: Payments;
}

/** Longest pause between two queries about an order or a refund, and that of the first hour with its queries. */
const MAX_PAUSE_MS = HOUR_MS;
const MAX_EARLY_PAUSE_MS = 5 * MINUTE_MS;
const EARLY_QUERIES = 20;
/** An order that is closed here alone can still be paid at its provider, which is asked again after these times. */
const LATE_QUERY_PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, DAY_MS];
/** Chinese text for the payer of another amount. */
const MISMATCH_REASON = '付款金额与订单不符，原路退款';

/** A payment of another amount than the order: nothing is granted. */
export class AmountMismatchError extends Error {
  override readonly name = 'AmountMismatchError';
}

/**
 * Returns the pause after a number of queries without an answer: 1, 2, 4, 8 … seconds, five minutes at most in the first
 * hour, an hour afterwards.
 */
export function pauseAfter(attempts: number): number {
  return attempts < EARLY_QUERIES ? Math.min(MAX_EARLY_PAUSE_MS, SECOND_MS * 2 ** attempts) : MAX_PAUSE_MS;
}

/** Whether it is time to ask the provider about an order. */
export function isDue({ next_query_at_ms: dueAtMs }: OrderRow, nowMs: number): boolean {
  return dueAtMs !== null && dueAtMs <= nowMs;
}

/** Returns the columns of an order that the provider is asked about again, after a longer pause than the last one. */
export function afterPause({ query_attempts: attempts }: OrderRow, nowMs: number) {
  return { query_attempts: attempts + 1, next_query_at_ms: nowMs + pauseAfter(attempts) };
}

/**
 * Asks the provider about an order and records the answer; a payment of another amount is returned. Idempotent.
 * @throws AppError NOT_FOUND for an unknown order
 */
export async function settleOrder({ db, payment }: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await findOrder(db, orderNo);
  if (order === undefined) throw new AppError('NOT_FOUND');
  const answer = await askProvider(payment, order);
  try {
    return await recordAnswer(db, orderNo, answer, nowMs);
  } catch (error) {
    if (!(error instanceof AmountMismatchError) || answer?.state !== 'paid') throw error;
    payment.onFault(error);
    return returnPayment(db, orderNo, answer, nowMs);
  }
}

/** Returns the provider's answer; null without one. A channel that is no longer configured takes no payments. */
async function askProvider(payment: Payments, order: OrderRow): Promise<ProviderTransaction | null> {
  const provider = payment.channels[order.channel];
  if (provider === undefined) {
    payment.onFault(new Error(`the channel ${order.channel} of order ${order.order_no} is not configured`));
    return { state: 'missing' };
  }
  try {
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
    if (answer.state === 'failed') return closeOrder(tx, order, { cause: 'failed', isFinal: true }, nowMs);
    if (answer.state === 'closed') return closeOrder(tx, order, { cause: 'timeout', isFinal: true }, nowMs);
    return recordUnpaid(tx, order);
  });
}

type PaidTransaction = Extract<ProviderTransaction, { state: 'paid' }>;

async function recordPayment(tx: Tx, order: OrderRow, paid: PaidTransaction, nowMs: number): Promise<OrderRow> {
  if (paid.amountFen !== order.amount_fen) {
    throw new AmountMismatchError(`order ${order.order_no} was paid with ${paid.amountFen} fen`);
  }
  const saved = await savePayment(tx, order, paid);
  if (saved === undefined) return order;
  if (order.channel === 'virtual') await sendJob(tx, confirmDeliveryJob, { orderNo: order.order_no });
  return grantGoods(tx, saved, nowMs);
}

/** Returns undefined for an order that was paid before. */
async function savePayment(tx: Tx, order: OrderRow, paid: PaidTransaction): Promise<OrderRow | undefined> {
  const outcome = paymentTransitions.outcomeOf('pay', 'provider', order.status);
  if (!('next' in outcome)) return undefined;
  return updateOrder(tx, order.order_no, {
    status: outcome.next,
    close_reason: null,
    paid_fen: paid.amountFen,
    transaction_id: paid.transactionId,
    paid_at_ms: paid.paidAtMs,
    query_attempts: 0,
    next_query_at_ms: null
  });
}

/**
 * Records a payment of another amount, of which the provider is sure, as one that goes back: nothing is granted, and the
 * goods can be bought again. An amount that cannot go back, as in another currency, only ends the order.
 */
function returnPayment(db: Db, orderNo: string, paid: PaidTransaction, nowMs: number): Promise<OrderRow> {
  if (paid.amountFen <= 0) return recordAnswer(db, orderNo, { state: 'failed' }, nowMs);
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    const saved = await savePayment(tx, order, paid);
    return saved === undefined ? order : refundAll(tx, saved, MISMATCH_REASON, nowMs);
  });
}

async function refundAll(tx: Tx, order: OrderRow, reason: string, nowMs: number): Promise<OrderRow> {
  await openRefund(tx, order, { amountFen: order.paid_fen ?? order.amount_fen, reason }, nowMs);
  return (await findOrder(tx, order.order_no)) ?? order;
}

/** The money of a user who is erased goes back, and that for goods that are gone. */
async function grantGoods(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> {
  const { order_no: orderNo, user_id: userId, item } = order;
  if (userId === null) return refundAll(tx, order, '账号已注销，原路退款', nowMs);
  const refundReason = await paymentProducts.use[order.product].grant(tx, { orderNo, userId, item }, nowMs);
  return refundReason === null ? order : refundAll(tx, order, refundReason, nowMs);
}

/**
 * The result is unknown: the provider is asked again, with growing pauses. A query before the pause is over counts
 * nothing, or each look at the order would make it longer.
 */
function recordSilence(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> | OrderRow {
  if (order.status === 'querying' && !isDue(order, nowMs)) return order;
  const status = paymentTransitions.next('lose', 'provider', order.status);
  return updateOrder(tx, order.order_no, { status, ...afterPause(order, nowMs) });
}

function recordUnpaid(tx: Tx, order: OrderRow): Promise<OrderRow> | OrderRow {
  if (order.status !== 'querying') return order;
  return updateOrder(tx, order.order_no, {
    status: paymentTransitions.next('find', 'provider', order.status),
    query_attempts: 0,
    next_query_at_ms: order.expires_at_ms
  });
}

/**
 * Closes an unpaid order at its provider, then here, unless a payment was recorded meanwhile.
 * @throws ServiceUnavailableError when the provider does not close it
 */
export async function closeAtProvider(
  { db, payment }: SettlementDeps,
  order: OrderRow,
  cause: PaymentCloseReason,
  nowMs: number
): Promise<OrderRow> {
  const provider = payment.channels[order.channel];
  await provider?.close(toProviderOrder(order));
  // Virtual payment cannot close an order.
  const isFinal = provider !== undefined && order.channel !== 'virtual';
  return db.transaction().execute(async (tx) => {
    const locked = (await lockOrder(tx, order.order_no)) ?? order;
    return isOpen(locked.status) ? closeOrder(tx, locked, { cause, isFinal }, nowMs) : locked;
  });
}

interface OrderEnd {
  cause: PaymentCloseReason | 'failed';
  /** Whether the order cannot be paid at the provider any more. */
  isFinal: boolean;
}

/** Closes a locked order that is not paid. */
function closeOrder(tx: Tx, order: OrderRow, { cause, isFinal }: OrderEnd, nowMs: number): Promise<OrderRow> {
  const status =
    cause === 'cancelled'
      ? paymentTransitions.next('cancel', 'payer', order.status)
      : paymentTransitions.next('expire', 'time', order.status);
  return updateOrder(tx, order.order_no, {
    status,
    close_reason: cause === 'failed' ? 'cancelled' : cause,
    query_attempts: 0,
    next_query_at_ms: isFinal ? null : nextLateQueryAt(0, nowMs)
  });
}

function scheduleLateQuery(tx: Tx, order: OrderRow, nowMs: number): Promise<OrderRow> | OrderRow {
  if (!isDue(order, nowMs)) return order;
  const attempts = order.query_attempts + 1;
  return updateOrder(tx, order.order_no, {
    query_attempts: attempts,
    next_query_at_ms: nextLateQueryAt(attempts, nowMs)
  });
}

function nextLateQueryAt(attempts: number, nowMs: number): number | null {
  const pauseMs = LATE_QUERY_PAUSES_MS[attempts];
  return pauseMs === undefined ? null : nowMs + pauseMs;
}
