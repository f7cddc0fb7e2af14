import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Payments } from '../../providers/payment';
import type { PushQuery, SealedAnswer } from '../../providers/weChatMessagePush';
import { NotificationError } from '../../providers/weChatPayNotification';
import type {
  RefundAdvice,
  ReportedPayment,
  ReportedVirtualRefund,
  VirtualNotification,
  VirtualPaymentNotifications
} from '../../providers/weChatPayVirtualNotification';
import { recordOrRefuse, recordRefund } from './notification.service';
import { findByPaymentNo, findOrder, type OrderRow, REFUNDABLE_MS } from './order.repository';
import { unrefundedFen } from './refundOpening.service';
import { recordAnswer, type SettlementDeps } from './settlement.service';

/** Path to which WeChat pushes messages of the mini-program. */
export const messagePushPath = '/api/front/payment/notify/miniProgram';

/** Answer to a message that was recorded, as WeChat documents it; before it, WeChat sends the message again. */
const RECORDED = { ErrCode: 0, ErrMsg: 'success' };

/** A message that was taken, and the answer to it; null when none is expected. */
interface TakenMessage {
  kind: VirtualNotification['kind'] | 'other';
  answer: typeof RECORDED | SealedAnswer | null;
}

/**
 * Returns the text that confirms the address of this server to WeChat's console.
 * @throws NotificationError for a wrong signature, and where no message push is configured
 */
export function confirmPushAddress(payment: Payments, query: PushQuery): string {
  return requireNotifications(payment).confirmAddress(query);
}

/**
 * Records the payment or refund that an authentic message reports, or answers an inquiry about a refund from what is
 * stored here: WeChat waits three seconds. Idempotent, in any order.
 * @param body the exact text that was sent
 * @throws NotificationError for a forged or foreign message, an unknown order, other goods or another payer than the
 * order's, a wrong amount, and the refund of an order that is not paid
 */
export async function receiveMessage(
  deps: SettlementDeps,
  { query, body }: { query: PushQuery; body: string },
  nowMs: number
): Promise<TakenMessage> {
  const notifications = requireNotifications(deps.payment);
  const message = notifications.read(query, body);
  switch (message?.kind) {
    case 'payment':
      await recordPayment(deps, message, nowMs);
      return { kind: message.kind, answer: RECORDED };
    case 'refund':
      await recordVirtualRefund(deps, message, nowMs);
      return { kind: message.kind, answer: RECORDED };
    case 'refundInquiry': {
      const advice = await adviseOnRefund(deps.db, message.paymentNo, nowMs);
      return { kind: message.kind, answer: notifications.sealAdvice(advice, query, nowMs) };
    }
    default:
      return { kind: 'other', answer: null };
  }
}

function requireNotifications({ virtualNotifications }: Payments): VirtualPaymentNotifications {
  if (virtualNotifications === null) throw new NotificationError(400, 'no message push is configured');
  return virtualNotifications;
}

async function recordPayment({ db }: SettlementDeps, payment: ReportedPayment, nowMs: number): Promise<void> {
  const order = await requireOrder(db, payment);
  const { orderNo, transaction } = payment;
  if (order.item !== payment.item) throw new NotificationError(400, 'other goods', orderNo);
  await recordOrRefuse(orderNo, () => recordAnswer(db, orderNo, transaction, nowMs));
}

async function recordVirtualRefund(deps: SettlementDeps, refund: ReportedVirtualRefund, nowMs: number): Promise<void> {
  await requireOrder(deps.db, refund);
  await recordRefund(deps, refund, nowMs);
}

/** @throws NotificationError for an unknown order, one of another channel, and another payer */
async function requireOrder(
  db: Db,
  { orderNo, openid }: Pick<ReportedPayment, 'orderNo' | 'openid'>
): Promise<OrderRow> {
  const order = await findOrder(db, orderNo);
  if (order?.channel !== 'virtual') throw new NotificationError(400, 'unknown order', orderNo);
  const isPayer = order.payer_openid === null || order.payer_openid === openid;
  if (!isPayer) throw new NotificationError(400, 'another payer', orderNo);
  return order;
}

/** The advice follows the rules of sale: a refund on demand within seven days, and of whatever was not delivered. */
async function adviseOnRefund(db: Db, paymentNo: string, nowMs: number): Promise<RefundAdvice> {
  const order = await findByPaymentNo(db, paymentNo);
  if (order === undefined) return { isAdvised: true, evidence: '没有查到这笔支付对应的订单' };
  const isDelivered = order.paid_at_ms !== null && unrefundedFen(order) > 0;
  if (!isDelivered) return { isAdvised: true, evidence: '这笔订单没有正在使用的权益' };
  // WeChat may leave out the time of a payment.
  const paidAtMs = Math.max(order.paid_at_ms ?? 0, order.created_at_ms);
  return nowMs < paidAtMs + REFUNDABLE_MS
    ? { isAdvised: true, evidence: '付款后 7 天内，按付费规则可以全额退款' }
    : { isAdvised: false, evidence: `权益已于 ${shanghaiDay(paidAtMs)} 开通，已超过付款后 7 天的退款期` };
}
