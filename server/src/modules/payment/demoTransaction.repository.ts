import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { DemoTransactionTable } from './payment.tables';

export type DemoTransactionRow = Selectable<DemoTransactionTable>;

/** Does nothing for an order that is known. */
export async function insertDemoTransaction(db: Db, transaction: Insertable<DemoTransactionTable>): Promise<void> {
  await db
    .insertInto('demo_transaction')
    .values(transaction)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findDemoTransaction(db: Db, orderNo: string): Promise<DemoTransactionRow | undefined> {
  return db.selectFrom('demo_transaction').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/** Ends an unpaid transaction. Returns undefined for one that has ended. */
export function endDemoTransaction(
  db: Db,
  orderNo: string,
  end: { state: 'SUCCESS' | 'CLOSED'; paid_at_ms: number | null }
): Promise<DemoTransactionRow | undefined> {
  return db
    .updateTable('demo_transaction')
    .set(end)
    .where('order_no', '=', orderNo)
    .where('state', '=', 'NOTPAY')
    .returningAll()
    .executeTakeFirst();
}

/** Does nothing for a refund that is known. */
export async function addDemoRefund(db: Db, orderNo: string, refundNo: string): Promise<void> {
  await db
    .updateTable('demo_transaction')
    .set({ refunds: sql<string[]>`array_append(refunds, ${refundNo})` })
    .where('order_no', '=', orderNo)
    .where(sql<boolean>`not ${refundNo} = any(refunds)`)
    .execute();
}
