import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PayRefundTable } from './payment.tables';

export type RefundRow = Selectable<PayRefundTable>;

export function insertRefund(tx: Tx, refund: Insertable<PayRefundTable>): Promise<RefundRow> {
  return tx.insertInto('pay_refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

export function findRefund(db: Db | Tx, refundNo: string): Promise<RefundRow | undefined> {
  return db.selectFrom('pay_refund').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
}

/** Returns a refund and locks it until the transaction ends. */
export function lockRefund(tx: Tx, refundNo: string): Promise<RefundRow | undefined> {
  return tx.selectFrom('pay_refund').selectAll().where('refund_no', '=', refundNo).forUpdate().executeTakeFirst();
}

export async function updateRefund(
  tx: Tx,
  refundNo: string,
  changes: Omit<Updateable<PayRefundTable>, 'refund_no'>
): Promise<void> {
  await tx.updateTable('pay_refund').set(changes).where('refund_no', '=', refundNo).execute();
}

/** Returns the refunds of orders, the oldest first. */
export async function findRefundsOf(db: Db | Tx, orderNos: readonly string[]): Promise<RefundRow[]> {
  if (orderNos.length === 0) return [];
  return db
    .selectFrom('pay_refund')
    .selectAll()
    .where('order_no', 'in', orderNos)
    .orderBy('created_at_ms')
    .orderBy('refund_no')
    .execute();
}

/** Returns the numbers of refunds on their way that the provider is to be asked about, the longest due first. */
export async function findDueRefunds(db: Db, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_refund')
    .select('refund_no')
    .where('next_query_at_ms', '<=', nowMs)
    .orderBy('next_query_at_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.refund_no);
}
