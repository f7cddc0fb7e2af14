import type { Tx } from '../../database/schema';
import { lockUsers } from '../user/user.service';
import { findOrder, lockOrderRow, type OrderRow } from './order.repository';

/** Returns an order and locks it until the transaction ends; before it the account of its payer, as everywhere. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow | undefined> {
  const { user_id: userId } = (await findOrder(tx, orderNo)) ?? {};
  if (typeof userId === 'string') await lockUsers(tx, [userId]);
  return lockOrderRow(tx, orderNo);
}
