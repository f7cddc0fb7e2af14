import { after, before, beforeEach } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { createPayments } from '../modules/payment/payments';
import { messagePushPath } from '../modules/payment/virtualNotification.service';
import { HttpWeChat } from '../providers/weChat';
import { WeChatMessagePush } from '../providers/weChatMessagePush';
import { buildNewOrder } from './payments';
import { newPerson, type TestPerson } from './setupCompany';
import { type TestApp, testApp } from './testApp';
import {
  testMiniProgram,
  testSession,
  testVirtualAccount,
  UNKNOWN_ORDER,
  VirtualPaymentServer
} from './virtualPaymentServer';

/** Message push of the mini-program of the played WeChat. */
export const testMessagePush = {
  appid: testMiniProgram.appid,
  token: 'tokenOfTheTests',
  aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
};

/** Answer to a message about a payment or a refund that was recorded, as WeChat documents it. */
export const taken = { status: 200, text: '{"ErrCode":0,"ErrMsg":"success"}' };

/** A message as it arrives. */
export interface PushedMessage {
  query: Record<string, string>;
  body: string;
}

/** Plays WeChat, which seals a message as the server seals its answers. */
export function pushMessage(message: object, nowMs: number, account = testMessagePush): PushedMessage {
  const sealed = new WeChatMessagePush(account).seal(message, { nonce: '415670741' }, nowMs);
  return {
    query: {
      signature: '6c5c811b55cc85e0e1b54100749188c20beb3f5d',
      timestamp: String(sealed.TimeStamp),
      nonce: sealed.Nonce,
      encrypt_type: 'aes',
      msg_signature: sealed.MsgSignature
    },
    body: JSON.stringify({ ToUserName: 'gh_97417a04a28d', Encrypt: sealed.Encrypt })
  };
}

/** Starts a server that takes virtual payments, and the WeChat that it asks. */
async function virtualPaymentApp(played: VirtualPaymentServer): Promise<TestApp> {
  const apps = { apiUrl: await played.listen(), miniProgram: testMiniProgram, webPage: undefined };
  const weChat = new HttpWeChat(apps);
  const server = await testApp({ deps: { weChat } });
  const settings = {
    payment: { weChatPay: undefined, virtual: testVirtualAccount, messagePush: testMessagePush, isDemo: false },
    weChat: apps,
    publicUrl: undefined
  };
  const payment = createPayments({ settings, db: server.db, weChat, onFault: () => undefined });
  Object.assign(server.deps, { payment });
  return server;
}

export type VirtualPayments = ReturnType<typeof virtualPayments>;

/**
 * Starts a server that takes virtual payments before the tests of a `describe`, and ends it after them. Before each test the
 * played WeChat knows no order and has been asked nothing.
 */
export function playVirtualPayments(
  onStart: (started: { server: TestApp; pay: VirtualPayments }) => void
): VirtualPaymentServer {
  const weChat = new VirtualPaymentServer();
  let server: TestApp;
  before(async () => {
    server = await virtualPaymentApp(weChat);
    onStart({ server, pay: virtualPayments(server) });
  });
  after(async () => {
    await server.close();
    weChat.close();
  });
  beforeEach(() => {
    weChat.answer = UNKNOWN_ORDER;
    weChat.requests.length = 0;
  });
  return weChat;
}

interface Payer {
  person: TestPerson;
  order: PaymentOrder;
}

/** Orders of the mini-program, and messages about them. */
function virtualPayments(server: TestApp) {
  const { api, app, db, deps } = server;
  const nowMs = () => deps.now().getTime();
  const nowSec = () => Math.floor(nowMs() / SECOND_MS);

  const post = ({ query, body }: PushedMessage, contentType = 'application/json') =>
    app.inject({
      method: 'POST',
      url: messagePushPath,
      query,
      headers: { 'content-type': contentType },
      payload: body
    });
  const send = async (message: object): Promise<{ status: number; text: string }> => {
    const { statusCode, body } = await post(pushMessage(message, nowMs()));
    return { status: statusCode, text: body };
  };
  const deliveryOf = ({ orderNo, amountFen }: PaymentOrder, changes: object = {}, goods: object = {}) => ({
    MsgType: 'event',
    Event: 'xpay_goods_deliver_notify',
    CreateTime: nowSec(),
    OpenId: testSession.openid,
    OutTradeNo: orderNo,
    Env: testVirtualAccount.env,
    WeChatPayInfo: { MchOrderNo: `W${orderNo}`, TransactionId: '4200', PaidTime: nowSec() },
    GoodsInfo: {
      ProductId: 'professional-1y',
      Quantity: 1,
      OrigPrice: amountFen,
      ActualPrice: amountFen,
      Attach: orderNo,
      ...goods
    },
    ...changes
  });
  const setupOrder = async (): Promise<Payer> => {
    const person = await newPerson(server);
    const input = buildNewOrder({ environment: 'miniProgram', loginCode: 'fresh' });
    const { order } = await api.call('POST /api/front/payment/create', input, { token: person.token });
    return { person, order };
  };

  return {
    nowMs,
    post,
    send,
    setupOrder,
    /** Creates an order whose payment WeChat has reported. */
    setupPaid: async (): Promise<Payer> => {
      const payer = await setupOrder();
      await send(deliveryOf(payer.order));
      return payer;
    },
    /** Returns the message about the payment of an order. */
    deliveryOf,
    /** Returns the message about a refund by Apple. */
    refundOf: ({ orderNo, amountFen }: PaymentOrder, changes: object = {}) => ({
      MsgType: 'event',
      Event: 'xpay_refund_notify',
      CreateTime: nowSec(),
      OpenId: testSession.openid,
      WxRefundId: `R${orderNo}`,
      MchRefundId: `apple-${orderNo}`,
      WxOrderId: `W${orderNo}`,
      MchOrderId: orderNo,
      RefundFee: amountFen,
      RetCode: 0,
      RetMsg: 'ok',
      RefundSuccTimestamp: nowSec(),
      RetryTimes: 0,
      ...changes
    }),
    /** Returns what is stored, without a question to WeChat. */
    stateOf: async ({ order: { orderNo } }: Pick<Payer, 'order'>) => {
      const query = db.selectFrom('pay_order').where('order_no', '=', orderNo).select(['status', 'refunded_fen']);
      const { status, refunded_fen: refundedFen } = await query.executeTakeFirstOrThrow();
      return { status, refundedFen };
    },
    levelOf: async ({ person: { token } }: Pick<Payer, 'person'>) =>
      (await api.call('POST /api/vcard/cardLevel/mine', undefined, { token })).level
  };
}
