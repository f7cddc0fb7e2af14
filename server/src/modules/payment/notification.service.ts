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
  await recordOrRefuse(() => recordAnswer(db, notification.orderNo, notification.transaction, nowMs));
}

/**
 * Records what an authentic notification reports.
 * @throws NotificationError for an unknown order, one whose status does not allow it, and a wrong amount
 */
export async function recordOrRefuse(record: () => Promise<unknown>): Promise<void> {
  try {
    await record();
  } catch (error) {
    throw toRefusal(error) ?? error;
  }
}

/** Returns undefined for a failure that is none of the notification. */
function toRefusal(error: unknown): NotificationError | undefined {
  if (error instanceof AmountMismatchError) return new NotificationError(400, 'another amount');
  if (!(error instanceof AppError)) return undefined;
  if (error.errorName === 'NOT_FOUND') return new NotificationError(400, 'unknown order');
  const status = error.details.fields?.['order'];
  return status === undefined ? undefined : new NotificationError(400, `the order is ${status}`);
}
