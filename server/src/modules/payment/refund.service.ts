import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { ProviderRefundState } from '../../providers/payment';
import type { ReportedRefund } from '../../providers/weChatPayNotification';
import { findOrder, type OrderRow, updateOrder } from './order.repository';
import { lockOrder } from './orderLock.service';
import { notifyOfRefund } from './payment.notifications';
import { toProviderOrder } from './payment.presenter';
import { paymentTransitions } from './payment.transitions';
import { paymentProducts } from './products';
import {
  findDueRefunds,
  findRefund,
  insertRefund,
  lockRefund,
  type RefundRow,
  updateRefund
} from './refund.repository';
import { openRefund, refundNoOf, type RefundRequest, unrefundedFen } from './refundOpening.service';
import { AmountMismatchError, pauseAfter, type SettlementDeps } from './settlement.service';

const BATCH_SIZE = 100;
/** Chinese text for the payer of a refund that was not requested here. */
const PROVIDER_REASON = '由支付渠道退款';

/**
 * Refunds a paid order or a part of it. Idempotent: the same amount with the same reason is refunded once, and asked for
 * again only after it failed for good.
 * @returns the refund after the provider was asked; `refunding` when that has not finished
 * @throws AppError NOT_FOUND for an unknown order, CONFLICT with `fields.order` for one that is not paid or whose
 * refund is on its way, VALIDATION with `fields.amountFen` for more than is left
 */
export async function refundOrder(
  deps: SettlementDeps,
  { orderNo, ...request }: RefundRequest & { orderNo: string },
  nowMs: number
): Promise<RefundRow> {
  const refundNo = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    const { attempt, known } = await findAttempt(tx, orderNo, request);
    if (known !== undefined) return known.refund_no;
    requireRefundable(order, request);
    return openRefund(tx, order, { ...request, attempt }, nowMs);
  });
  await advanceRefund(deps, refundNo, nowMs);
  const refund = await findRefund(deps.db, refundNo);
  if (refund === undefined) throw new AppError('NOT_FOUND');
  return refund;
}

/** Returns the first attempt at a refund that has not failed, with its refund; undefined for one that is not made yet. */
async function findAttempt(tx: Tx, orderNo: string, request: RefundRequest) {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findRefund(tx, refundNoOf(orderNo, { ...request, attempt }));
    if (known?.status !== 'failed') return { attempt, known };
  }
}

function requireRefundable(order: OrderRow, request: RefundRequest): void {
  const isWithin = request.amountFen > 0 && request.amountFen <= unrefundedFen(order);
  if (!isWithin) throw new AppError('VALIDATION', { fields: { amountFen: 'range' } });
}

/**
 * Asks the provider about the refunds that are on their way. Idempotent.
 * @throws AggregateError after the last one, when some failed
 */
export async function finishDueRefunds(deps: SettlementDeps, nowMs: number): Promise<void> {
  const due = await findDueRefunds(deps.db, nowMs, BATCH_SIZE);
  await forEachIsolated(due, (refundNo) => advanceRefund(deps, refundNo, nowMs));
}

/** Asks the provider for a refund that it does not know, or about one that it knows, and records its answer. */
async function advanceRefund(deps: SettlementDeps, refundNo: string, nowMs: number): Promise<void> {
  const refund = await findRefund(deps.db, refundNo);
  if (refund?.status !== 'refunding') return;
  const order = await findOrder(deps.db, refund.order_no);
  if (order === undefined) return;
  await recordRefundState(deps.db, refund, await askForRefund(deps, order, refund), nowMs);
}

/** Returns `processing` as well when the provider gives no answer: the job asks again, with the same number. */
async function askForRefund(
  { payment }: SettlementDeps,
  row: OrderRow,
  { refund_no: refundNo, amount_fen: amountFen, reason }: RefundRow
): Promise<ProviderRefundState> {
  const order = toProviderOrder(row);
  const refund = { refundNo, amountFen, refundedFen: row.refunded_fen, reason };
  const provider = payment.channels[row.channel];
  try {
    if (provider === undefined) throw new ServiceUnavailableError(`the channel ${row.channel} is not configured`);
    const state = await provider.queryRefund(order, refund);
    return state === 'missing' ? await provider.refund(order, refund) : state;
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    payment.onFault(error);
    return 'processing';
  }
}

function recordRefundState(
  db: Db,
  { order_no: orderNo, refund_no: refundNo }: RefundRow,
  state: ProviderRefundState,
  nowMs: number
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // First the order, as everywhere.
    const order = await lockOrder(tx, orderNo);
    const refund = await lockRefund(tx, refundNo);
    if (order === undefined || refund?.status !== 'refunding') return;
    if (state === 'refunded') return finishRefund(tx, order, refund, nowMs);
    if (state === 'closed') return failRefund(tx, order, refund, nowMs);
    await updateRefund(tx, refundNo, {
      query_attempts: refund.query_attempts + 1,
      next_query_at_ms: nowMs + pauseAfter(refund.query_attempts)
    });
  });
}

/**
 * Records a refund that the provider reports: one that was requested here, or one that it made by itself. Idempotent, by
 * the number that it was requested with, or else by the provider's.
 * @throws AppError NOT_FOUND for an unknown order, CONFLICT with `fields.order` for one that is not paid, and for a refund
 * of the provider while another one is on its way
 * @throws AmountMismatchError for another amount than was requested, and for more than is left
 */
export function recordReportedRefund(db: Db, reported: ReportedRefund, nowMs: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, reported.orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    const requested = await lockRefund(tx, reported.refundNo);
    if (requested?.order_no === order.order_no) return endRequested(tx, { order, refund: requested }, reported, nowMs);
    // A refund that failed at the provider has changed nothing here.
    if (reported.isDone) await recordUnrequested(tx, order, reported, nowMs);
  });
}

async function endRequested(
  tx: Tx,
  { order, refund }: { order: OrderRow; refund: RefundRow },
  { isDone, amountFen }: ReportedRefund,
  nowMs: number
): Promise<void> {
  if (refund.status !== 'refunding') return;
  if (!isDone) return failRefund(tx, order, refund, nowMs);
  if (amountFen !== refund.amount_fen)
    throw new AmountMismatchError(`refund ${refund.refund_no} is of ${amountFen} fen`);
  await finishRefund(tx, order, refund, nowMs);
}

async function recordUnrequested(
  tx: Tx,
  order: OrderRow,
  { platformNo: refundNo, amountFen }: ReportedRefund,
  nowMs: number
): Promise<void> {
  if ((await lockRefund(tx, refundNo)) !== undefined) return;
  const status = paymentTransitions.next('requestRefund', 'provider', order.status);
  if (amountFen <= 0 || amountFen > unrefundedFen(order)) {
    throw new AmountMismatchError(`order ${order.order_no} was refunded with ${amountFen} fen`);
  }
  const saved = await updateOrder(tx, order.order_no, { status });
  const refund = await insertRefund(tx, {
    refund_no: refundNo,
    order_no: order.order_no,
    amount_fen: amountFen,
    reason: PROVIDER_REASON,
    status: 'refunding',
    created_at_ms: nowMs,
    next_query_at_ms: null
  });
  await finishRefund(tx, saved, refund, nowMs);
}

async function finishRefund(tx: Tx, order: OrderRow, refund: RefundRow, nowMs: number): Promise<void> {
  await endRefund(tx, refund, 'refunded', nowMs);
  const saved = await updateOrder(tx, order.order_no, {
    status: paymentTransitions.next('finishRefund', 'provider', order.status),
    refunded_fen: order.refunded_fen + refund.amount_fen
  });
  await notifyOfRefund(tx, saved, { event: 'payment.refunded', ...requestOf(refund) }, nowMs);
  // A part of the money is goodwill: the goods stay until all of it went back.
  if (saved.user_id === null || unrefundedFen(saved) > 0) return;
  const { order_no: orderNo, user_id: userId, item } = saved;
  await paymentProducts.use[saved.product].revoke(tx, { orderNo, userId, item }, nowMs);
}

async function failRefund(tx: Tx, order: OrderRow, refund: RefundRow, nowMs: number): Promise<void> {
  await endRefund(tx, refund, 'failed', nowMs);
  const action = order.refunded_fen === 0 ? 'failRefund' : 'failFurtherRefund';
  const status = paymentTransitions.next(action, 'provider', order.status);
  const saved = await updateOrder(tx, order.order_no, { status });
  await notifyOfRefund(tx, saved, { event: 'payment.refundFailed', ...requestOf(refund) }, nowMs);
}

function endRefund(tx: Tx, refund: RefundRow, status: 'refunded' | 'failed', nowMs: number): Promise<void> {
  return updateRefund(tx, refund.refund_no, { status, finished_at_ms: nowMs, next_query_at_ms: null });
}

const requestOf = ({ amount_fen: amountFen, reason }: RefundRow): RefundRequest => ({ amountFen, reason });
