import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { PaymentLaunch } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { ServiceUnavailableError } from './externalService';
import type {
  Payer,
  PaymentProvider,
  ProviderOrder,
  ProviderRefund,
  ProviderRefundState,
  ProviderTransaction
} from './payment';
import type { MiniProgramApi } from './weChat';
import { hmacHex } from './weChatPaySignature';

/** Account of virtual payment, as WeChat's console of the mini-program names it. */
export interface VirtualPaymentAccount {
  offerId: string;
  /** AppKey of the environment. */
  appKey: string;
  /** 0 production, 1 sandbox. */
  env: 0 | 1;
}

/** Order as `/xpay/query_order` returns it; times in seconds. */
const XpayOrder = Type.Object({
  order: Type.Object({
    status: Type.Integer(),
    order_fee: Type.Integer(),
    paid_fee: Type.Optional(Type.Integer()),
    left_fee: Type.Optional(Type.Integer()),
    /** 7: paid through Apple. */
    order_type: Type.Optional(Type.Integer()),
    paid_time: Type.Optional(Type.Integer()),
    wx_order_id: Type.Optional(Type.String())
  })
});
type XpayOrder = Static<typeof XpayOrder>['order'];

/** States of WeChat's documentation of virtual payment. */
const xpayStatus = {
  initial: 0,
  created: 1,
  paid: 2,
  delivering: 3,
  delivered: 4,
  refunded: 5,
  closed: 6,
  refundFailed: 7,
  refundDone: 8
} as const;
const PAID: readonly number[] = [
  xpayStatus.paid,
  xpayStatus.delivering,
  xpayStatus.delivered,
  xpayStatus.refunded,
  xpayStatus.refundFailed,
  xpayStatus.refundDone
];
const APPLE_ORDER = 7;
/**
 * Wrong parameters. WeChat documents no code of its own for an order that it does not know, as before the payment is
 * opened.
 */
const WRONG_PARAMETERS = 268490002;
/** The operation was done before. */
const DUPLICATE = 268490004;

/**
 * Signs what `wx.requestVirtualPayment` sends: by the merchant, and by the user's session.
 * @returns hexadecimal signatures of the exact text
 */
export function signVirtualPayment(signData: string, keys: { appKey: string; sessionKey: string }) {
  return {
    paySig: hmacHex(keys.appKey, `requestVirtualPayment&${signData}`),
    signature: hmacHex(keys.sessionKey, signData)
  };
}

/** Returns the launch of a virtual payment. The goods have the same id in WeChat's console. */
export function virtualLaunch(order: ProviderOrder, account: VirtualPaymentAccount, sessionKey: string): PaymentLaunch {
  const signData = JSON.stringify({
    offerId: account.offerId,
    buyQuantity: 1,
    env: account.env,
    currencyType: 'CNY',
    productId: order.item,
    goodsPrice: order.amountFen,
    outTradeNo: order.orderNo,
    attach: order.orderNo
  });
  const signatures = signVirtualPayment(signData, { appKey: account.appKey, sessionKey });
  return { kind: 'virtual', mode: 'short_series_goods', signData, ...signatures };
}

/**
 * Virtual payment of the mini-program (xpay), which WeChat demands for virtual goods. The client opens the order; the
 * server asks for its state. Payments through Apple are refunded by Apple only.
 */
export class VirtualPayment implements PaymentProvider {
  constructor(
    private readonly api: MiniProgramApi,
    private readonly account: VirtualPaymentAccount
  ) {}

  prepare(order: ProviderOrder, { sessionKey }: Payer): Promise<PaymentLaunch> {
    if (sessionKey === null) return Promise.reject(new Error('virtual payment needs a session key'));
    return Promise.resolve(virtualLaunch(order, this.account, sessionKey));
  }

  async query(order: ProviderOrder): Promise<ProviderTransaction> {
    const found = await this.findOrder(order, order.orderNo);
    if (found === null) return { state: 'missing' };
    if (found.status === xpayStatus.closed) return { state: 'closed' };
    if (!PAID.includes(found.status)) return { state: 'pending' };
    return {
      state: 'paid',
      // The price of the goods: a discount of WeChat is the platform's.
      amountFen: found.order_fee,
      transactionId: found.wx_order_id ?? order.orderNo,
      paidAtMs: (found.paid_time ?? 0) * SECOND_MS
    };
  }

  /** WeChat has no call for it. An order that is paid after its time is found by later queries. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Fails for good for a payer who is no longer known, and for a payment through Apple.
   * @throws ServiceUnavailableError for a paid order that WeChat does not find
   */
  async refund(order: ProviderOrder, refund: ProviderRefund): Promise<ProviderRefundState> {
    if (order.payerOpenid === null) return 'closed';
    const paid = await this.findOrder(order, order.orderNo);
    if (paid === null) throw new ServiceUnavailableError('virtual payment does not find a paid order');
    if (paid.order_type === APPLE_ORDER) return 'closed';
    const request = {
      openid: order.payerOpenid,
      order_id: order.orderNo,
      refund_order_id: refund.refundNo,
      left_fee: paid.left_fee ?? order.amountFen - refund.refundedFen,
      refund_fee: refund.amountFen,
      biz_meta: refund.refundNo,
      refund_reason: '5',
      req_from: '1'
    };
    await this.post('/xpay/refund_order', request, [DUPLICATE]);
    return 'processing';
  }

  async queryRefund(order: ProviderOrder, { refundNo }: ProviderRefund): Promise<ProviderRefundState> {
    const found = await this.findOrder(order, refundNo);
    if (found === null) return 'missing';
    if (found.status === xpayStatus.refundFailed) return 'closed';
    return found.status === xpayStatus.refunded || found.status === xpayStatus.refundDone ? 'refunded' : 'processing';
  }

  async confirmDelivery(order: ProviderOrder): Promise<void> {
    await this.post('/xpay/notify_provide_goods', { order_id: order.orderNo }, [DUPLICATE]);
  }

  /** Returns null for an order that WeChat does not know, or cannot be asked about: its payer is no longer known. */
  private async findOrder({ payerOpenid }: ProviderOrder, orderId: string): Promise<XpayOrder | null> {
    if (payerOpenid === null) return null;
    const request = { openid: payerOpenid, order_id: orderId };
    const answer = await this.post('/xpay/query_order', request, [WRONG_PARAMETERS]);
    if (answer === null) return null;
    if (!Value.Check(XpayOrder, answer)) throw new ServiceUnavailableError('virtual payment answered in another form');
    return answer.order;
  }

  /** The signature covers the exact text of the body. Returns null for one of the expected errors. */
  private async post(path: string, request: object, expected: readonly number[] = []): Promise<unknown> {
    const body = JSON.stringify({ ...request, env: this.account.env });
    const pay_sig = hmacHex(this.account.appKey, `${path}&${body}`);
    const answer = await this.api.postWithToken(path, { pay_sig }, body);
    const { errcode = 0 } = answer as { errcode?: number };
    if (errcode === 0) return answer;
    if (expected.includes(errcode)) return null;
    throw new ServiceUnavailableError(`virtual payment answered ${errcode}`);
  }
}
