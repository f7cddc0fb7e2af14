import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PaymentProduct, PaymentStatus } from '@contract/payment';
import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { PayOrderTable } from './payment.tables';
import { openStatuses } from './payment.transitions';

export type OrderRow = Selectable<PayOrderTable>;

/** Time in which a payment is refunded on demand, as the rules of sale promise. */
export const REFUNDABLE_MS = 7 * DAY_MS;

/** Returns false when the number is taken, the request was made before, or the user has an open order for the goods. */
export async function insertOrder(db: Db | Tx, order: Insertable<PayOrderTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('pay_order')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function findOrder(db: Db | Tx, orderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom('pay_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/** Finds an order by its number, or by that of its payment at the provider. */
export function findByPaymentNo(db: Db, paymentNo: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where((where) => where.or([where('order_no', '=', paymentNo), where('transaction_id', '=', paymentNo)]))
    .limit(1)
    .executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns the order of the user for the goods whose result is not known. */
export function findOpenOrder(
  db: Db | Tx,
  userId: string,
  goods: { product: PaymentProduct; item: string }
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', goods.product)
    .where('item', '=', goods.item)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
}

/** Returns whether an order of any user for the goods is open. */
export async function hasOpenOrder(
  db: Db | Tx,
  { product, item }: { product: PaymentProduct; item: string }
): Promise<boolean> {
  const row = await db
    .selectFrom('pay_order')
    .select('order_no')
    .where('product', '=', product)
    .where('item', '=', item)
    .where('status', 'in', openStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns an order and locks its row until the transaction ends; `lockOrder` also locks the account of its payer. */
export function lockOrderRow(tx: Tx, orderNo: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('pay_order').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
}

export function updateOrder(
  db: Db | Tx,
  orderNo: string,
  changes: Omit<Updateable<PayOrderTable>, 'order_no'>
): Promise<OrderRow> {
  return db
    .updateTable('pay_order')
    .set(changes)
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the numbers of orders that the provider is to be asked about, the longest due first. */
export async function findDueOrders(db: Db, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_order')
    .select('order_no')
    .where('next_query_at_ms', '<=', nowMs)
    .orderBy('next_query_at_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_no);
}

/** Sort key of the lists: time and number. */
export type OrderKey = readonly [createdAtMs: number, orderNo: string];

/** Returns orders of a user, the newest first. */
export function findOrdersOf(
  db: Db,
  userId: string,
  { after, limit }: { after: OrderKey | undefined; limit: number }
): Promise<OrderRow[]> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at_ms', 'order_no'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''))
      )
    )
    .orderBy('created_at_ms', 'desc')
    .orderBy('order_no', 'desc')
    .limit(limit)
    .execute();
}

/** Returns orders in a status, or in any, the newest first. */
export function findOrders(db: Db, status: PaymentStatus | undefined, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'))
    .orderBy('created_at_ms', 'desc')
    .orderBy('order_no', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Whether the provider has to be asked about an order, or may have to return its money, in the name of its payer: only
 * virtual payment wants it, for seven days after a payment as the rules of sale promise.
 */
const needsPayer = (nowMs: number) => sql<boolean>`(
  channel = 'virtual' and (
    next_query_at_ms is not null
    or status in ('created', 'paying', 'querying', 'refunding')
    or (paid_at_ms is not null and greatest(paid_at_ms, created_at_ms) > ${nowMs - REFUNDABLE_MS})))`;

/**
 * Removes the person from the orders, which stay as evidence of the payments. The payer of an order that the provider
 * may be asked about stays until `clearErasedPayers`.
 */
export async function clearPayer(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('pay_order')
    .set((eb) => ({
      user_id: null,
      invoice: null,
      payer_openid: eb.case().when(needsPayer(nowMs)).then(eb.ref('payer_openid')).end()
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Removes the payers of erased accounts from the orders that the provider is not asked about any more. */
export async function clearErasedPayers(db: Db, nowMs: number): Promise<void> {
  await db
    .updateTable('pay_order')
    .set({ payer_openid: null })
    .where('user_id', 'is', null)
    .where('payer_openid', 'is not', null)
    .where(sql<boolean>`not ${needsPayer(nowMs)}`)
    .execute();
}
