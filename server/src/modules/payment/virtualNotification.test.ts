import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { countGrants } from '../../testing/payments';
import type { TestApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import {
  playVirtualPayments,
  type PushedMessage,
  pushMessage,
  taken,
  testMessagePush,
  type VirtualPayments
} from '../../testing/virtualMessages';
import { withDeps } from '../../testing/withDeps';
import { messagePushPath } from './virtualNotification.service';

describe('messages of the mini-program about virtual payment', () => {
  let server: TestApp;
  let pay: VirtualPayments;
  const weChat = playVirtualPayments((started) => {
    ({ server, pay } = started);
  });

  const seal = (message: object, account = testMessagePush) => pushMessage(message, pay.nowMs(), account);
  const withQuery = (order: PaymentOrder, changes: Record<string, string>): PushedMessage => {
    const { query, body } = seal(pay.deliveryOf(order));
    return { query: { ...query, ...changes }, body };
  };
  const refused: [what: string, message: (order: PaymentOrder) => PushedMessage, status: number][] = [
    ['no signature', (order) => withQuery(order, { msg_signature: '' }), 401],
    ['a wrong signature', (order) => withQuery(order, { msg_signature: '0'.repeat(40) }), 401],
    ['another time than was signed', (order) => withQuery(order, { timestamp: '1714112445' }), 401],
    ['another token', (order) => seal(pay.deliveryOf(order), { ...testMessagePush, token: 'other' }), 401],
    ['another key', (order) => seal(pay.deliveryOf(order), { ...testMessagePush, aesKey: 'B'.repeat(43) }), 400],
    ['another app', (order) => seal(pay.deliveryOf(order), { ...testMessagePush, appid: 'wx0' }), 400],
    ['plain text', (order) => ({ ...withQuery(order, {}), body: JSON.stringify(pay.deliveryOf(order)) }), 400],
    ['no JSON', (order) => ({ ...withQuery(order, {}), body: '<xml></xml>' }), 400],
    ['no event', () => seal({ MsgType: 'text' }), 400],
    ['another form', () => seal({ Event: 'xpay_goods_deliver_notify' }), 400],
    ['another environment', (order) => seal(pay.deliveryOf(order, { Env: 0 })), 400],
    ['another payer', (order) => seal(pay.deliveryOf(order, { OpenId: 'oOther' })), 400],
    ['an unknown order', (order) => seal(pay.deliveryOf(order, { OutTradeNo: '1'.repeat(20) })), 400],
    ['a wrong amount', (order) => seal(pay.deliveryOf(order, {}, { OrigPrice: 1 })), 400],
    ['another quantity', (order) => seal(pay.deliveryOf(order, {}, { Quantity: 2 })), 400],
    ['other goods', (order) => seal(pay.deliveryOf(order, {}, { ProductId: 'enterprise-1y' })), 400]
  ];
  for (const [what, message, status] of refused) {
    it(`are refused for ${what}, and grant nothing`, async () => {
      const { person, order } = await pay.setupOrder();
      const { statusCode, body } = await pay.post(message(order));
      assert.deepEqual([statusCode, body.includes('"ErrCode"')], [status, true]);
      assert.equal((await pay.stateOf({ order })).status, 'paying');
      assert.equal(await countGrants(server, person), 0);
    });
  }

  it('are refused by an installation without message push, as is the question for its address', async () => {
    const { order } = await pay.setupOrder();
    const payment = { ...server.deps.payment, virtualNotifications: null };
    await withDeps(server, { payment }, async () => {
      assert.equal((await pay.send(pay.deliveryOf(order))).status, 400);
      assert.equal((await server.app.inject({ url: messagePushPath })).statusCode, 400);
    });
    assert.equal((await pay.stateOf({ order })).status, 'paying');
  });

  it('are asked for again when they could not be recorded', async () => {
    const { order } = await pay.setupOrder();
    const db = { selectFrom: () => assert.fail('no connection') };
    await withDeps(server, { db: db as never }, async () => {
      assert.equal((await pay.send(pay.deliveryOf(order))).status, 500);
    });
    assert.equal((await pay.stateOf({ order })).status, 'paying');
  });

  it('come to an address that is confirmed to WeChat only, in plain text', async () => {
    const ask = (token: string) => {
      const [timestamp, nonce] = ['1714036504', '1514711492'];
      const signature = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
      const query = { signature, timestamp, nonce, echostr: '4375120948345356249' };
      return server.app.inject({ url: messagePushPath, query });
    };
    assert.equal((await ask('AAAAA')).statusCode, 401);
    const { statusCode, body, headers } = await ask(testMessagePush.token);
    assert.deepEqual([statusCode, body], [200, '4375120948345356249']);
    assert.match(String(headers['content-type']), /^text\/plain/);
  });

  it('about other events change nothing and are taken', async () => {
    const { order } = await pay.setupOrder();
    const other = { Event: 'wxa_media_check', OutTradeNo: order.orderNo };
    assert.deepEqual(await pay.send(other), { status: 200, text: 'success' });
    assert.equal((await pay.stateOf({ order })).status, 'paying');
  });

  it('grant once, before the client asks, and without a question to WeChat', async () => {
    const { person, order } = await pay.setupOrder();
    weChat.requests.length = 0;
    assert.deepEqual(await pay.send(pay.deliveryOf(order)), taken);
    assert.equal(await pay.levelOf({ person }), 'professional');
    const { orderNo } = order;
    const paid = await server.api.call('POST /api/front/payment/order', { orderNo }, { token: person.token });
    assert.deepEqual([paid.status, paid.transactionId], ['paid', `W${orderNo}`]);
    assert.deepEqual([weChat.requests, await countGrants(server, person)], [[], 1]);
  });

  it('grant once when they come again, together, and beside the query', async () => {
    const { person, order } = await pay.setupOrder();
    weChat.answer = { errcode: 0, order: { status: 2, order_fee: 19_900, paid_time: 1_795_000_000 } };
    const { orderNo } = order;
    const message = pay.deliveryOf(order);
    const [asked, ...answers] = await Promise.all([
      server.api.call('POST /api/front/payment/order', { orderNo }, { token: person.token }),
      ...[1, 2, 3].map(() => pay.send(message))
    ]);
    assert.deepEqual([asked.status, answers], ['paid', [taken, taken, taken]]);
    assert.deepEqual(await pay.send(message), taken);
    assert.equal(await countGrants(server, person), 1);
    assert.deepEqual(await notificationTitles(server, person), ['名片专业版已开通']);
  });

  it('may have any content type, numbers as texts, and no number of WeChat Pay', async () => {
    const { person, order } = await pay.setupOrder();
    const goods = { Quantity: '1', OrigPrice: '19900' };
    const message = pay.deliveryOf(order, { Env: '1', WeChatPayInfo: undefined }, goods);
    const { statusCode } = await pay.post(seal(message), 'text/plain');
    assert.deepEqual([statusCode, (await pay.stateOf({ order })).status], [200, 'paid']);
    assert.equal(await countGrants(server, person), 1);
  });

  it('grant an order that was cancelled before: what was paid is never lost', async () => {
    const { person, order } = await pay.setupOrder();
    const { orderNo } = order;
    await server.api.call('POST /api/front/payment/cancel', { orderNo }, { token: person.token });
    assert.deepEqual(await pay.send(pay.deliveryOf(order)), taken);
    assert.equal((await pay.stateOf({ order })).status, 'paid');
    assert.equal(await countGrants(server, person), 1);
  });
});
