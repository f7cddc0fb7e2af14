import { SECOND_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import { findDueOrders, findOrder, lockOrder, type OrderRow } from './order.repository';
import { toProviderOrder } from './payment.presenter';
import { isOpen } from './payment.transitions';
import { closeOrder, type SettlementDeps, settleOrder } from './settlement.service';

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
 * Asks the provider about an order, and closes it there and here when its time is over and it is not paid.
 * @throws ServiceUnavailableError when the provider does not close it; the next run does
 */
export async function settleDueOrder(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<OrderRow> {
  const order = await settleOrder(deps, orderNo, nowMs);
  const isDue = order.status === 'created' || order.status === 'paying';
  return isDue && order.expires_at_ms <= nowMs ? closeAtProvider(deps, order, nowMs) : order;
}

async function closeAtProvider(deps: SettlementDeps, order: OrderRow, nowMs: number): Promise<OrderRow> {
  await deps.payment.channels[order.channel]?.close(toProviderOrder(order));
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.order_no);
    // A notification may have arrived meanwhile.
    return locked && isOpen(locked.status) ? closeOrder(tx, locked, 'timeout', nowMs) : (locked ?? order);
  });
}

/**
 * Asks again about an order without a result. Idempotent.
 * @returns the seconds until the next query; undefined when the result is known
 */
export async function queryAgain(deps: SettlementDeps, orderNo: string, nowMs: number): Promise<number | undefined> {
  const known = await findOrder(deps.db, orderNo);
  if (known?.status !== 'querying') return undefined;
  const order = await settleDueOrder(deps, orderNo, nowMs);
  return order.status === 'querying' ? secondsUntilQuery(order, nowMs) : undefined;
}

/** Returns the whole seconds until the provider is to be asked about an order. */
export function secondsUntilQuery({ next_query_at_ms: atMs }: OrderRow, nowMs: number): number {
  return Math.max(1, Math.ceil(((atMs ?? nowMs) - nowMs) / SECOND_MS));
}
