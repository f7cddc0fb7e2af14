import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  testMiniProgram,
  testSession,
  testVirtualAccount,
  VirtualPaymentServer
} from '../testing/virtualPaymentServer';
import { ServiceUnavailableError } from './externalService';
import { HttpWeChat } from './weChat';
import { hmacHex } from './weChatPaySignature';
import { VirtualPayment } from './weChatPayVirtual';

const order = {
  orderNo: '20261126123456789012',
  amountFen: 19_900,
  description: '香市名片专业版 一年',
  item: 'professional-1y',
  expiresAtMs: 0,
  payerOpenid: 'oPayer'
};
const refund = { refundNo: `${order.orderNo}R1`, amountFen: 19_900, refundedFen: 0, reason: '重复支付' };

describe('the provider of virtual payment', () => {
  const server = new VirtualPaymentServer();
  let provider: VirtualPayment;
  let weChat: HttpWeChat;
  before(async () => {
    weChat = new HttpWeChat({ apiUrl: await server.listen(), miniProgram: testMiniProgram, webPage: undefined });
    provider = new VirtualPayment(weChat, testVirtualAccount);
  });
  after(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
    server.answer = {};
  });

  const play = (changes: object) => (server.answer = { errcode: 0, order: { order_fee: 19_900, ...changes } });

  it('says nothing definite when WeChat refuses the question', async () => {
    server.answer = { errcode: -1 };
    await assert.rejects(provider.query(order), ServiceUnavailableError);
    server.answer = { errcode: 0 };
    await assert.rejects(provider.query(order), /another form/);
    const stranger = new VirtualPayment(weChat, { ...testVirtualAccount, appKey: 'otherAppKeyOfNoOne' });
    await assert.rejects(stranger.query(order), /268490003/);
  });

  it('finds and refunds nothing for a payer who is no longer known', async () => {
    server.requests.length = 0;
    const erased = { ...order, payerOpenid: null };
    assert.deepEqual(await provider.query(erased), { state: 'missing' });
    assert.equal(await provider.queryRefund(erased, refund), 'missing');
    assert.equal(await provider.refund(erased, refund), 'closed');
    assert.deepEqual(server.requests, []);
  });

  it('signs what the client sends, by the merchant and by the session of a fresh code', async () => {
    const { openid, sessionKey } = await weChat.openSession('code');
    assert.equal(openid, 'oPayer');
    const launch = await provider.prepare(order, { clientIp: '203.0.113.9', isVirtualPayment: true, sessionKey });
    assert(launch.kind === 'virtual');
    const { signData, paySig, signature } = launch;
    assert.deepEqual(JSON.parse(signData), {
      offerId: '1450500001',
      buyQuantity: 1,
      env: 1,
      currencyType: 'CNY',
      productId: 'professional-1y',
      goodsPrice: 19_900,
      outTradeNo: order.orderNo,
      attach: order.orderNo
    });
    assert.equal(paySig, hmacHex(testVirtualAccount.appKey, `requestVirtualPayment&${signData}`));
    assert.equal(signature, hmacHex(testSession.session_key, signData));
  });

  it('reads the states of an order', async () => {
    server.answer = { errcode: 268490002 };
    assert.deepEqual(await provider.query(order), { state: 'missing' });
    for (const status of [0, 1]) {
      play({ status });
      assert.deepEqual(await provider.query(order), { state: 'pending' });
    }
    play({ status: 6 });
    assert.deepEqual(await provider.query(order), { state: 'closed' });
    for (const status of [2, 3, 4, 5, 7, 8]) {
      play({ status, paid_time: 1_795_000_000, wx_order_id: 'W1' });
      assert.deepEqual(await provider.query(order), {
        state: 'paid',
        amountFen: 19_900,
        transactionId: 'W1',
        paidAtMs: 1_795_000_000_000
      });
    }
    assert.deepEqual(server.requests[0], {
      path: '/xpay/query_order',
      body: { openid: 'oPayer', order_id: order.orderNo, env: 1 }
    });
  });

  it('refunds what is left, but not what was paid through Apple', async () => {
    play({ status: 4, left_fee: 19_900 });
    assert.equal(await provider.refund(order, refund), 'processing');
    const { path, body } = server.requests[1] ?? { path: '', body: {} };
    assert.equal(path, '/xpay/refund_order');
    assert.deepEqual(body, {
      openid: 'oPayer',
      order_id: order.orderNo,
      refund_order_id: refund.refundNo,
      left_fee: 19_900,
      refund_fee: 19_900,
      biz_meta: refund.refundNo,
      refund_reason: '5',
      req_from: '1',
      env: 1
    });
    play({ status: 4, order_type: 7 });
    assert.equal(await provider.refund(order, refund), 'closed');
    const states: [number, string][] = [
      [1, 'processing'],
      [5, 'refunded'],
      [7, 'closed'],
      [8, 'refunded']
    ];
    for (const [status, state] of states) {
      play({ status });
      assert.equal(await provider.queryRefund(order, refund), state);
    }
  });

  it('reports the delivery, also a second time', async () => {
    await provider.confirmDelivery(order);
    server.answer = { errcode: 268490004 };
    await provider.confirmDelivery(order);
    assert.deepEqual(server.requests[1], {
      path: '/xpay/notify_provide_goods',
      body: { order_id: order.orderNo, env: 1 }
    });
  });
});
