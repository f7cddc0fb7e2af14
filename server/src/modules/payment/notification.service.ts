import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../http/appError';
import { NotificationError } from '../../providers/weChatPayNotification';
import { AmountMismatchError, recordAnswer, type SettlementDeps } from './settlement.service';

/** Path that WeChat Pay notifies. */
export const notificationPath = '/api/front/payment/notify/wechat';

/**
 * Records the payment that an authentic notification reports. Idempotent, also before the client's own answer.
 * @param body the exact text that was sent
 * @throws NotificationError for a forged, replayed or foreign notification, an unknown order and a wrong amount
 */
export async function receiveNotification(
  { db, payment }: SettlementDeps,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  nowMs: number
): Promise<void> {
  if (payment.notifications === null) throw new NotificationError(400, 'no payment is configured');
  const notification = payment.notifications.read(headers, body, nowMs);
  if (notification === null) return;
  try {
    await recordAnswer(db, notification.orderNo, notification.transaction, nowMs);
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND') throw new NotificationError(400, 'unknown order');
    if (error instanceof AmountMismatchError) throw new NotificationError(400, 'another amount');
    throw error;
  }
}
