import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PaymentOrder } from '@contract/payment';
import { HOUR_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { countAction } from '../rateLimit/rateLimit.service';
import { findOrder, findOrdersOf, lockOrder, type OrderRow } from './order.repository';
import { queryOrderJob } from './payment.jobs';
import { presentOrder, toProviderOrder } from './payment.presenter';
import { isOpen, orderConflict, paymentTransitions } from './payment.transitions';
import { findRefundsOf } from './refund.repository';
import { secondsUntilQuery, settleDueOrder } from './settleDue.service';
import { closeOrder, type SettlementDeps, settleOrder } from './settlement.service';

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
  return withRefunds(deps.db, isOpen(order.status) ? await refreshOrder(deps, orderNo, nowMs) : order);
}

/** Asks the provider now, and later by a job when it gives no answer. */
async function refreshOrder(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await settleDueOrder(deps, orderNo, nowMs);
  if (order.status !== 'querying') return order;
  const delaySec = secondsUntilQuery(order, nowMs);
  await deps.db.transaction().execute((tx) => sendJob(tx, queryOrderJob, { orderNo }, { delaySec }));
  return order;
}

/**
 * Cancels an order of the member. Idempotent.
 * @throws AppError NOT_FOUND when the member has no such order, CONFLICT with `fields.order` for one that is paid, and
 * while the provider gives no answer
 */
export async function cancelOrder(
  deps: SettlementDeps,
  member: Member,
  orderNo: string,
  nowMs: number
): Promise<PaymentOrder> {
  await requireOwnOrder(deps.db, member, orderNo);
  return withRefunds(deps.db, await cancelUnpaid(deps, orderNo, nowMs));
}

/**
 * Closes an order at the provider and here, unless it was paid.
 * @throws AppError CONFLICT with `fields.order` for one that is paid, and while the provider gives no answer
 * @throws ServiceUnavailableError when the provider does not close it
 */
export async function cancelUnpaid(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await settleOrder(deps, orderNo, nowMs);
  if (paymentTransitions.nextUnlessDone('cancel', 'payer', order.status) === undefined) return order;
  await deps.payment.channels[order.channel]?.close(toProviderOrder(order));
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, orderNo);
    if (locked === undefined) throw new AppError('NOT_FOUND');
    if (locked.status === 'closed') return locked;
    if (!isOpen(locked.status)) throw orderConflict(locked.status);
    return closeOrder(tx, locked, 'cancelled', nowMs);
  });
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

/** Presents an order with its refunds. */
export async function withRefunds(db: Db, row: OrderRow): Promise<PaymentOrder> {
  return presentOrder(row, await findRefundsOf(db, [row.order_no]));
}

async function requireOwnOrder(db: Db, member: Member, orderNo: string): Promise<OrderRow> {
  const order = await findOrder(db, orderNo);
  if (order?.user_id !== member.id) throw new AppError('NOT_FOUND');
  return order;
}
