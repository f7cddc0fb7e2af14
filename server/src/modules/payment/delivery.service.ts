import type { Db } from '../../database/schema';
import type { Payments } from '../../providers/payment';
import { findOrder } from './order.repository';
import { toProviderOrder } from './payment.presenter';

/** Reports the delivery of a paid order to its provider. Idempotent. */
export async function confirmDelivery({ db, payment }: { db: Db; payment: Payments }, orderNo: string): Promise<void> {
  const order = await findOrder(db, orderNo);
  if (order === undefined) return;
  await payment.channels[order.channel]?.confirmDelivery?.(toProviderOrder(order));
}
