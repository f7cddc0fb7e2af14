import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { PaymentLaunch } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { SHANGHAI_OFFSET_MS } from '@rules/shanghaiTime';
import { ServiceUnavailableError } from './externalService';
import type {
  Payer,
  PaymentProvider,
  ProviderOrder,
  ProviderRefund,
  ProviderRefundState,
  ProviderTransaction
} from './payment';
import { type WeChatPayClient, WeChatPayError } from './weChatPayClient';
import { newNonce } from './weChatPaySignature';

export interface WeChatPayOptions {
  channel: 'jsapi' | 'h5';
  /** App in which the payment takes place; the merchant is linked to it. */
  appid: string;
  notifyUrl: string;
}

/** Transaction as WeChat Pay returns it, also in notifications. */
export const Transaction = Type.Object({
  appid: Type.Optional(Type.String()),
  mchid: Type.String(),
  out_trade_no: Type.String(),
  trade_state: Type.String(),
  transaction_id: Type.Optional(Type.String()),
  success_time: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Object({ total: Type.Integer(), currency: Type.Optional(Type.String()) }))
});
export type Transaction = Static<typeof Transaction>;

const Prepared = { jsapi: Type.Object({ prepay_id: Type.String() }), h5: Type.Object({ h5_url: Type.String() }) };
const Refund = Type.Object({ status: Type.String() });

/**
 * Codes of an order that WeChat Pay knows as a paid, closed or different one; H5 payments differ by the payer's address.
 * `INVALID_REQUEST` is also that of other faults.
 */
const KNOWN_ORDER_ERRORS = ['ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED', 'OUT_TRADE_NO_USED', 'INVALID_REQUEST'];
/** Codes of requests for a refund that will never succeed. */
const FINAL_REFUND_ERRORS = ['USER_ACCOUNT_ABNORMAL', 'INVALID_REQUEST'];

/** WeChat Pay (API v3) in WeChat's browser or in another one. */
export class WeChatPay implements PaymentProvider {
  constructor(
    private readonly client: WeChatPayClient,
    private readonly options: WeChatPayOptions
  ) {}

  /** @throws ServiceUnavailableError also for an order that is refused, and that WeChat Pay does not know */
  async prepare(order: ProviderOrder, payer: Payer): Promise<PaymentLaunch | null> {
    const { channel } = this.options;
    const answer = await this.ask(
      'POST',
      `/v3/pay/transactions/${channel}`,
      this.newOrder(order, payer),
      KNOWN_ORDER_ERRORS
    );
    if (answer === null) {
      if ((await this.query(order)).state !== 'missing') return null;
      throw new ServiceUnavailableError('WeChat Pay refuses an order that it does not know');
    }
    if (channel === 'h5') return { kind: 'h5', url: checked(Prepared.h5, answer).h5_url };
    return this.jsapiLaunch(checked(Prepared.jsapi, answer).prepay_id);
  }

  private newOrder(order: ProviderOrder, payer: Payer): object {
    const { channel, appid, notifyUrl } = this.options;
    return {
      appid,
      mchid: this.client.merchant.mchid,
      description: order.description,
      out_trade_no: order.orderNo,
      time_expire: rfc3339(order.expiresAtMs),
      notify_url: notifyUrl,
      amount: { total: order.amountFen, currency: 'CNY' },
      ...(channel === 'jsapi'
        ? { payer: { openid: order.payerOpenid } }
        : { scene_info: { payer_client_ip: payer.clientIp, h5_info: { type: 'Wap' } } })
    };
  }

  async query({ orderNo }: ProviderOrder): Promise<ProviderTransaction> {
    const { mchid } = this.client.merchant;
    const answer = await this.ask('GET', `/v3/pay/transactions/out-trade-no/${orderNo}?mchid=${mchid}`, undefined, [
      'ORDER_NOT_EXIST'
    ]);
    return answer === null ? { state: 'missing' } : stateOfTransaction(checked(Transaction, answer));
  }

  async close({ orderNo }: ProviderOrder): Promise<void> {
    const { mchid } = this.client.merchant;
    const gone = ['ORDER_CLOSED', 'ORDER_NOT_EXIST'];
    await this.ask('POST', `/v3/pay/transactions/out-trade-no/${orderNo}/close`, { mchid }, gone);
  }

  async refund(
    { orderNo, amountFen }: ProviderOrder,
    { refundNo, amountFen: refund, reason }: ProviderRefund
  ): Promise<ProviderRefundState> {
    const request = {
      out_trade_no: orderNo,
      out_refund_no: refundNo,
      reason,
      notify_url: this.options.notifyUrl,
      amount: { refund, total: amountFen, currency: 'CNY' }
    };
    const answer = await this.ask('POST', '/v3/refund/domestic/refunds', request, FINAL_REFUND_ERRORS);
    return answer === null ? 'closed' : stateOfRefund(checked(Refund, answer).status);
  }

  async queryRefund(_order: ProviderOrder, { refundNo }: ProviderRefund): Promise<ProviderRefundState> {
    const path = `/v3/refund/domestic/refunds/${refundNo}`;
    const answer = await this.ask('GET', path, undefined, ['RESOURCE_NOT_EXISTS']);
    return answer === null ? 'missing' : stateOfRefund(checked(Refund, answer).status);
  }

  /** Returns null for an error with one of the expected codes; any other error says nothing about the order. */
  private async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    expected: readonly string[] = []
  ): Promise<unknown> {
    try {
      return await this.client.request(method, path, body);
    } catch (error) {
      if (!(error instanceof WeChatPayError)) throw error;
      if (expected.includes(error.code)) return null;
      throw new ServiceUnavailableError(error.message);
    }
  }

  private jsapiLaunch(prepayId: string): PaymentLaunch {
    const { appid } = this.options;
    const timeStamp = String(Math.floor(Date.now() / SECOND_MS));
    const nonceStr = newNonce();
    const packageText = `prepay_id=${prepayId}`;
    const paySign = this.client.sign(appid, timeStamp, nonceStr, packageText);
    return { kind: 'jsapi', appId: appid, timeStamp, nonceStr, package: packageText, signType: 'RSA', paySign };
  }
}

/**
 * Returns the state of a transaction. A refunded one was paid: refunds are counted apart.
 * @throws ServiceUnavailableError for a paid one without amount, number or time
 */
export function stateOfTransaction(transaction: Transaction): ProviderTransaction {
  switch (transaction.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      return paidTransaction(transaction);
    case 'CLOSED':
      return { state: 'closed' };
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'failed' };
    default:
      return { state: 'pending' };
  }
}

function paidTransaction({
  amount,
  transaction_id: transactionId,
  success_time: time
}: Transaction): ProviderTransaction {
  const paidAtMs = Date.parse(time ?? '');
  const isComplete = amount !== undefined && transactionId !== undefined && !Number.isNaN(paidAtMs);
  if (!isComplete) throw new ServiceUnavailableError('WeChat Pay left out the amount, number or time of a payment');
  const isYuan = (amount.currency ?? 'CNY') === 'CNY';
  return { state: 'paid', amountFen: isYuan ? amount.total : 0, transactionId, paidAtMs };
}

/** `ABNORMAL` is repaired by the merchant at WeChat Pay, so it is on its way. */
function stateOfRefund(status: string): ProviderRefundState {
  if (status === 'SUCCESS') return 'refunded';
  return status === 'CLOSED' ? 'closed' : 'processing';
}

function checked<S extends TSchema>(schema: S, answer: unknown): Static<S> {
  if (!Value.Check(schema, answer)) throw new ServiceUnavailableError('WeChat Pay answered in another form');
  return answer;
}

/** Returns a moment with the offset of Shanghai and without fractions, as WeChat Pay reads times. */
function rfc3339(ms: number): string {
  return `${new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}
