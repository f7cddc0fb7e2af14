import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { ServiceUnavailableError } from '../../providers/externalService';
import { findDueOrders, findOrder, type OrderRow, updateOrder } from './order.repository';
import { lockOrder } from './orderLock.service';
import { isPayable } from './payment.transitions';
import { afterPause, closeAtProvider, isDue, type SettlementDeps, settleOrder } from './settlement.service';

const BATCH_SIZE = 200;

/**
 * Asks the provider about orders whose time is over, that it gave no answer about, and that may be paid late; closes
 * what is not paid. Idempotent.
 * @throws AggregateError after the last one, when some failed
 */
export async function settleDueOrders(deps: SettlementDeps, nowMs: number): Promise<void> {
  const due = await findDueOrders(deps.db, nowMs, BATCH_SIZE);
  await forEachIsolated(due, async (orderNo) => {
    await settleDueOrder(deps, orderNo, nowMs);
  });
}

/**
 * Asks the provider about an order, and closes it there and here when its time is over and it is not paid. One that
 * the provider does not close stays open, and is asked about again with growing pauses.
 */
export async function settleDueOrder(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await settleOrder(deps, orderNo, nowMs);
  if (!isPayable(order.status) || order.expires_at_ms > nowMs) return order;
  try {
    return await closeAtProvider(deps, order, 'timeout', nowMs);
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    deps.payment.onFault(error);
    return postponeClosing(deps.db, order, nowMs);
  }
}

function postponeClosing(db: Db, order: OrderRow, nowMs: number): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const locked = (await lockOrder(tx, order.order_no)) ?? order;
    const isStillOpen = isPayable(locked.status) && isDue(locked, nowMs);
    return isStillOpen ? updateOrder(tx, order.order_no, afterPause(locked, nowMs)) : locked;
  });
}

/**
 * Asks again about an order without a result, unless it is not yet time to. Idempotent.
 * @returns the seconds until the next query; undefined when the result is known, and when `settle-orders`, which runs each
 * minute, is early enough
 */
export async function queryAgain(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<number | undefined> {
  const known = await findOrder(deps.db, orderNo);
  if (known?.status !== 'querying') return undefined;
  const order = isDue(known, nowMs) ? await settleDueOrder(deps, orderNo, nowMs) : known;
  const pauseSec = secondsUntilQuery(order, nowMs);
  return order.status === 'querying' && pauseSec * SECOND_MS < MINUTE_MS ? pauseSec : undefined;
}

/** Returns the whole seconds until the provider is to be asked about an order. */
export function secondsUntilQuery({ next_query_at_ms: atMs }: OrderRow, nowMs: number): number {
  return Math.max(1, Math.ceil(((atMs ?? nowMs) - nowMs) / SECOND_MS));
}
