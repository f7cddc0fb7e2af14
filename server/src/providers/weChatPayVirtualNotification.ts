import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { SECOND_MS } from '@rules/duration';
import type { ProviderTransaction } from './payment';
import type { PushQuery, SealedAnswer, WeChatMessagePush } from './weChatMessagePush';
import { NotificationError, type ReportedRefund } from './weChatPayNotification';
import type { VirtualPaymentAccount } from './weChatPayVirtual';

/** A payment that WeChat reports, with the goods that are to be delivered. */
export interface ReportedPayment {
  kind: 'payment';
  orderNo: string;
  openid: string;
  /** Id of the goods. */
  item: string;
  transaction: ProviderTransaction;
}

/** A refund that has ended, with the payer. */
export interface ReportedVirtualRefund extends ReportedRefund {
  openid: string;
}

/** Apple's question whether a payment should be refunded, which it decides. */
export interface RefundInquiry {
  kind: 'refundInquiry';
  /** Number of the order, or WeChat's number of its payment. */
  paymentNo: string;
}

export type VirtualNotification = ReportedPayment | ReportedVirtualRefund | RefundInquiry;

/** Answer to an inquiry. */
export interface RefundAdvice {
  isAdvised: boolean;
  /** Chinese text that is kept for audits. */
  evidence: string;
}

/** A whole number: documented as one, and as a text in some messages. */
const Count = Type.Union([Type.Integer(), Type.String({ pattern: '^-?\\d{1,15}$' })]);
const Name = Type.String({ minLength: 1, maxLength: 64 });

const Delivery = Type.Object({
  OpenId: Name,
  OutTradeNo: Name,
  Env: Count,
  CreateTime: Count,
  /** Left out for payments through Apple. */
  WeChatPayInfo: Type.Optional(
    Type.Object({ MchOrderNo: Type.Optional(Type.String()), PaidTime: Type.Optional(Count) })
  ),
  GoodsInfo: Type.Object({ ProductId: Name, Quantity: Count, OrigPrice: Count })
});
const Refund = Type.Object({
  OpenId: Name,
  WxRefundId: Name,
  MchRefundId: Type.Optional(Type.String()),
  MchOrderId: Name,
  RefundFee: Count,
  RetCode: Count
});
const Inquiry = Type.Object({ pay_order_id: Name });
const Message = Type.Object({ Event: Type.String() });

/** Messages that WeChat pushes about virtual payment (xpay). */
export class VirtualPaymentNotifications {
  constructor(
    private readonly push: WeChatMessagePush,
    private readonly account: Pick<VirtualPaymentAccount, 'env'>
  ) {}

  /** @throws NotificationError for a wrong signature */
  confirmAddress(query: PushQuery): string {
    return this.push.confirmAddress(query);
  }

  /**
   * Verifies, decrypts and reads a message.
   * @param body the exact text that was sent
   * @returns null for an authentic one about something else
   * @throws NotificationError for a message that is forged, of another app or environment, or of another form
   */
  read(query: PushQuery, body: string): VirtualNotification | null {
    const message = this.push.open(query, body);
    switch (checked(Message, message).Event) {
      case 'xpay_goods_deliver_notify':
        return this.readDelivery(checked(Delivery, message));
      case 'xpay_refund_notify':
        return readRefund(checked(Refund, message));
      case 'xpay_subscribe_ios_refund_query_notify':
        return { kind: 'refundInquiry', paymentNo: checked(Inquiry, message).pay_order_id };
      default:
        return null;
    }
  }

  /** Returns the answer to an inquiry as WeChat reads it. */
  sealAdvice({ isAdvised, evidence }: RefundAdvice, query: PushQuery, nowMs: number): SealedAnswer {
    const answer = isAdvised
      ? { result_code: 0, result_info: '建议退款' }
      : { result_code: 1, result_info: '建议拒绝退款' };
    return this.push.seal({ ...answer, evidence }, query, nowMs);
  }

  private readDelivery(message: Static<typeof Delivery>): ReportedPayment {
    const { OutTradeNo: orderNo, OpenId: openid, GoodsInfo: goods, WeChatPayInfo: payment = {} } = message;
    const { MchOrderNo: paymentNo = '', PaidTime: paidTime = message.CreateTime } = payment;
    if (Number(message.Env) !== this.account.env) throw new NotificationError(400, 'another environment', orderNo);
    return {
      kind: 'payment',
      orderNo,
      openid,
      item: goods.ProductId,
      transaction: {
        state: 'paid',
        // The price of the goods: a discount of WeChat is the platform's.
        amountFen: Number(goods.OrigPrice) * Number(goods.Quantity),
        transactionId: paymentNo === '' ? orderNo : paymentNo,
        paidAtMs: Number(paidTime) * SECOND_MS
      }
    };
  }
}

function readRefund(message: Static<typeof Refund>): ReportedVirtualRefund {
  return {
    kind: 'refund',
    orderNo: message.MchOrderId,
    openid: message.OpenId,
    refundNo: message.MchRefundId ?? '',
    platformNo: message.WxRefundId,
    amountFen: Number(message.RefundFee),
    isDone: Number(message.RetCode) === 0
  };
}

function checked<S extends TSchema>(schema: S, message: unknown): Static<S> {
  if (!Value.Check(schema, message)) throw new NotificationError(400, 'a message of another form');
  return message;
}
