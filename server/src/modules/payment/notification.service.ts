import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../http/appError';
import { NotificationError, type ReportedRefund } from '../../providers/weChatPayNotification';
import { findOrder } from './order.repository';
import { isOpen } from './payment.transitions';
import { recordReportedRefund } from './refund.service';
import { AmountMismatchError, recordAnswer, type SettlementDeps, settleOrder } from './settlement.service';

/** Path that WeChat Pay notifies. */
export const notificationPath = '/api/front/payment/notify/wechat';

/**
 * Records the payment or refund that an authentic notification reports. Idempotent, in any order, also before the
 * client's own answer.
 * @param body the exact text that was sent
 * @throws NotificationError for a forged, replayed or foreign notification, an unknown order, a wrong amount, and the
 * refund of an order that is not paid
 */
export async function receiveNotification(
  deps: SettlementDeps,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  nowMs: number
): Promise<void> {
  const { db, payment } = deps;
  if (payment.notifications === null) throw new NotificationError(400, 'no payment is configured');
  const notification = payment.notifications.read(headers, body, nowMs);
  if (notification === null) return;
  if (notification.kind === 'refund') return recordRefund(deps, notification, nowMs);
  const { orderNo, transaction } = notification;
  await recordOrRefuse(orderNo, () => recordAnswer(db, orderNo, transaction, nowMs));
}

/**
 * Records a refund that an authentic notification reports. The one about the payment may come later, or never.
 * @throws NotificationError for an unknown order, one that is not paid, a refund beside another one, and a wrong amount
 */
export async function recordRefund(deps: SettlementDeps, refund: ReportedRefund, nowMs: number): Promise<void> {
  const { orderNo, isDone } = refund;
  const order = await findOrder(deps.db, orderNo);
  const isUnpaid = order !== undefined && (isOpen(order.status) || order.status === 'closed');
  if (isDone && isUnpaid) await settleOrder(deps, orderNo, nowMs);
  await recordOrRefuse(orderNo, () => recordReportedRefund(deps.db, refund, nowMs));
}

/**
 * Records what an authentic notification reports about an order.
 * @throws NotificationError for an unknown order, one whose status does not allow it, and a wrong amount
 */
export async function recordOrRefuse(orderNo: string, record: () => Promise<unknown>): Promise<void> {
  try {
    await record();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new NotificationError(400, reason, orderNo);
  }
}

/** Returns why a notification is refused; undefined for a failure that is none of the notification. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof AmountMismatchError) return 'another amount';
  if (!(error instanceof AppError)) return undefined;
  if (error.errorName === 'NOT_FOUND') return 'unknown order';
  const status = error.details.fields?.['order'];
  return status === undefined ? undefined : `the order is ${status}`;
}
