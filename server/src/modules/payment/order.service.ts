import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PaymentOrder, PaymentProduct } from '@contract/payment';
import { HOUR_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { countAction } from '../rateLimit/rateLimit.service';
import { findOrder, findOrdersOf, hasOpenOrder, type OrderRow } from './order.repository';
import { queryOrderJob } from './payment.jobs';
import { presentOrder } from './payment.presenter';
import { isOpen, orderConflict, paymentTransitions } from './payment.transitions';
import { findRefundsOf } from './refund.repository';
import { secondsUntilQuery, settleDueOrder } from './settleDue.service';
import { closeAtProvider, type SettlementDeps } from './settlement.service';

const DEFAULT_LIMIT = 20;
const QUERY_LIMIT = { name: 'payQuery', limit: 600, windowMs: HOUR_MS };
const OrderCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Returns an order of the member, after the provider was asked about one without a result.
 * @throws AppError NOT_FOUND when the member has no such order, RATE_LIMITED above 600 an hour
 */
export async function getOrder(
  deps: SettlementDeps,
  member: Member,
  orderNo: string,
  nowMs: number
): Promise<PaymentOrder> {
  const order = await requireOwnOrder(deps.db, member, orderNo);
  await countAction(deps.db, QUERY_LIMIT, member.id, nowMs);
  return withRefunds(deps.db, isOpen(order.status) ? await refreshOrder(deps, order, nowMs) : order);
}

/** Asks the provider about an order as it is known, and from the first time without an answer on by a job. */
export async function refreshOrder(deps: SettlementDeps, known: OrderRow, nowMs: number): Promise<OrderRow> {
  const { order_no: orderNo } = known;
  const order = await settleDueOrder(deps, orderNo, nowMs);
  if (order.status !== 'querying' || known.status === 'querying') return order;
  const delaySec = secondsUntilQuery(order, nowMs);
  await deps.db.transaction().execute((tx) => sendJob(tx, queryOrderJob, { orderNo }, { delaySec }));
  return order;
}

/**
 * Cancels an order of the member. Idempotent.
 * @throws AppError NOT_FOUND when the member has no such order, CONFLICT with `fields.order` for one that is paid, and
 * while the provider gives no answer; RATE_LIMITED above 600 questions and cancellations an hour
 */
export async function cancelOrder(
  deps: SettlementDeps,
  member: Member,
  orderNo: string,
  nowMs: number
): Promise<PaymentOrder> {
  const order = await requireOwnOrder(deps.db, member, orderNo);
  await countAction(deps.db, QUERY_LIMIT, member.id, nowMs);
  return withRefunds(deps.db, await cancelUnpaid(deps, order, nowMs));
}

/**
 * Closes an order at the provider and here, unless it was paid.
 * @throws AppError CONFLICT with `fields.order` for one that is paid, and while the provider gives no answer
 * @throws ServiceUnavailableError when the provider does not close it
 */
export async function cancelUnpaid(deps: SettlementDeps, known: OrderRow, nowMs: number): Promise<OrderRow> {
  const order = await refreshOrder(deps, known, nowMs);
  if (paymentTransitions.nextUnlessDone('cancel', 'payer', order.status) === undefined) return order;
  const ended = await closeAtProvider(deps, order, 'cancelled', nowMs);
  if (ended.status !== 'closed') throw orderConflict(ended.status);
  return ended;
}

/** Returns the member's orders, the newest first. */
export async function listOrders(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<PaymentOrder>> {
  const after = decodeCursor(cursor, OrderCursor);
  const rows = await findOrdersOf(db, member.id, { after, limit: limit + 1 });
  const refunds = await findRefundsOf(
    db,
    rows.map((row) => row.order_no)
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.created_at_ms, row.order_no],
    (row) => presentOrder(row, refunds)
  );
}

/** Returns whether the result of a payment for goods is open: someone may be paying for them at this moment. */
export function isPaymentOpen(db: Db | Tx, goods: { product: PaymentProduct; item: string }): Promise<boolean> {
  return hasOpenOrder(db, goods);
}

/** Presents an order with its refunds. */
export async function withRefunds(db: Db, row: OrderRow): Promise<PaymentOrder> {
  return presentOrder(row, await findRefundsOf(db, [row.order_no]));
}

async function requireOwnOrder(db: Db, member: Member, orderNo: string): Promise<OrderRow> {
  const order = await findOrder(db, orderNo);
  if (order?.user_id !== member.id) throw new AppError('NOT_FOUND');
  return order;
}
