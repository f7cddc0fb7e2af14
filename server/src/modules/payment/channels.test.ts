import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import type { Payments } from '../../providers/payment';
import { DemoWeChat, HttpWeChat } from '../../providers/weChat';
import { WeChatPay } from '../../providers/weChatPay';
import { WeChatPayClient } from '../../providers/weChatPayClient';
import { WeChatPayNotifications } from '../../providers/weChatPayNotification';
import { hmacHex, signedText, signText } from '../../providers/weChatPaySignature';
import { VirtualPayment } from '../../providers/weChatPayVirtual';
import { runSentJobs } from '../../testing/jobs';
import { buildNewOrder, countGrants } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  testMiniProgram,
  testSession,
  testVirtualAccount,
  VirtualPaymentServer
} from '../../testing/virtualPaymentServer';
import { privateKey } from '../../testing/weChatPayKeys';
import { testCertificate, testMerchant, WeChatPayServer } from '../../testing/weChatPayServer';
import { withDeps } from '../../testing/withDeps';
import { confirmDeliveryJob } from './delivery.jobs';
import { notificationPath } from './notification.service';
import { settleDueOrders } from './settleDue.service';

const create = 'POST /api/front/payment/create';
const WEB_APPID = 'wx2222222222222222';

const publicKey = { id: testMerchant.platformKey.id, privateKey };

/** Returns the transaction of a paid order. */
const transactionOf = ({ orderNo, amountFen }: PaymentOrder) => ({
  mchid: testMerchant.mchid,
  appid: WEB_APPID,
  out_trade_no: orderNo,
  transaction_id: '4200001234202611261234567890',
  trade_state: 'SUCCESS',
  success_time: '2026-11-26T23:10:00+08:00',
  amount: { total: amountFen, currency: 'CNY' }
});

/** Returns the notification of WeChat Pay about a paid order, signed with its public key or certificate. */
function notificationOf(order: PaymentOrder, nowMs: number, key = publicKey) {
  const transaction = transactionOf(order);
  const nonce = 'fdasflkja484';
  const cipher = createCipheriv('aes-256-gcm', testMerchant.apiKey, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const sealed = [cipher.update(JSON.stringify(transaction), 'utf8'), cipher.final(), cipher.getAuthTag()];
  const body = JSON.stringify({
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Buffer.concat(sealed).toString('base64'),
      nonce,
      associated_data: 'transaction'
    }
  });
  const timestamp = String(Math.floor(nowMs / SECOND_MS));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'abc',
      'wechatpay-serial': key.id,
      'wechatpay-signature': signText(signedText(timestamp, 'abc', body), key.privateKey)
    }
  };
}

describe('channels of payment', () => {
  const state = { transaction: {} as object, status: 404 };
  /** Answers to the creation of orders in other browsers, before the usual one. */
  const refusals: (() => { status: number; body: object })[] = [];
  const pay = new WeChatPayServer({
    'POST /v3/pay/transactions/jsapi': () => ({ status: 200, body: { prepay_id: 'wx1' } }),
    'POST /v3/pay/transactions/h5': () =>
      refusals.shift()?.() ?? { status: 200, body: { h5_url: 'https://wx.tenpay.com/1' } },
    'POST /v3/pay/transactions/out-trade-no/': () => ({ status: 204 }),
    'GET /v3/pay/transactions/out-trade-no/': () => ({ status: state.status, body: state.transaction })
  });
  const api = new VirtualPaymentServer();
  let server: TestApp;
  let weChat: HttpWeChat;
  before(async () => {
    const client = new WeChatPayClient({ ...testMerchant, apiUrl: await pay.listen() });
    const notifyUrl = `https://xiangshi.example.com${notificationPath}`;
    weChat = new HttpWeChat({ apiUrl: await api.listen(), miniProgram: testMiniProgram, webPage: undefined });
    const payment: Payments = {
      channels: {
        jsapi: new WeChatPay(client, { channel: 'jsapi', appid: WEB_APPID, notifyUrl }),
        h5: new WeChatPay(client, { channel: 'h5', appid: WEB_APPID, notifyUrl }),
        virtual: new VirtualPayment(weChat, testVirtualAccount)
      },
      notifications: new WeChatPayNotifications(() => ({
        ...testMerchant,
        earlierKey: testCertificate,
        appids: [WEB_APPID]
      })),
      virtualNotifications: null,
      onFault: () => undefined
    };
    server = await testApp({ deps: { payment, weChat: new DemoWeChat() } });
  });
  after(async () => {
    await server.close();
    pay.close();
    api.close();
  });
  beforeEach(() => {
    Object.assign(state, { transaction: { code: 'ORDER_NOT_EXIST' }, status: 404 });
    api.answer = { errcode: 268490002 };
    pay.requests.length = 0;
    refusals.length = 0;
  });

  const nowMs = () => server.deps.now().getTime();
  const launch = ({ token }: TestPerson, changes: Parameters<typeof buildNewOrder>[0]) =>
    server.api.call(create, buildNewOrder(changes), { token });
  const statusOf = async (orderNo: string) => {
    const query = server.db.selectFrom('pay_order').where('order_no', '=', orderNo).select('status');
    return (await query.executeTakeFirstOrThrow()).status;
  };
  /** Runs work in a server whose login is that of the played WeChat. */
  const withMiniProgram = <T>(work: () => Promise<T>): Promise<T> => withDeps(server, { weChat }, work);

  it('need a code of this moment where WeChat has to know the payer', async () => {
    const { token } = await newPerson(server);
    const expectRefusal = (changes: Parameters<typeof buildNewOrder>[0]) =>
      server.api.expectError(create, buildNewOrder(changes), { token });
    const { fields } = await expectRefusal({ environment: 'weChatBrowser' });
    assert.deepEqual(fields, { loginCode: 'required' });
    await withMiniProgram(async () => {
      const missing = await expectRefusal({ environment: 'miniProgram' });
      assert.deepEqual(missing.fields, { loginCode: 'required' });
      const used = await expectRefusal({ environment: 'miniProgram', loginCode: 'used' });
      assert.equal(used.error, 'WECHAT_REFUSED');
    });
    const { items } = await server.api.call('POST /api/front/payment/list', {}, { token });
    assert.deepEqual(items, []);
  });

  it('are WeChat Pay in WeChat’s browser, for the user of the code or of the linked account', async () => {
    const person = await newPerson(server);
    const bound = { source: 'webPage', openid: 'oLinked', unionid: null, user_id: person.id, bound_at_ms: 0 } as const;
    const byCode = await launch(person, { environment: 'weChatBrowser', loginCode: 'visitor.1' });
    assert.equal(byCode.launch?.kind, 'jsapi');
    await server.db.insertInto('user_wechat').values(bound).execute();
    const byLink = await launch(person, { environment: 'weChatBrowser' });
    // Another user of WeChat pays another order.
    assert.notEqual(byLink.order.orderNo, byCode.order.orderNo);
    assert.equal(await statusOf(byCode.order.orderNo), 'closed');
    const payers = pay.requests.flatMap(({ body }) => ('payer' in body ? [body['payer']] : []));
    assert.deepEqual(payers, [{ openid: 'demo-webPage-visitor' }, { openid: 'oLinked' }]);
    assert.equal((await launch(person, { environment: 'weChatBrowser' })).order.orderNo, byLink.order.orderNo);
  });

  it('are WeChat Pay’s own page in other browsers, where a notification pays the order', async () => {
    const person = await newPerson(server);
    const { order, launch: opened } = await launch(person, {});
    assert.deepEqual(opened, { kind: 'h5', url: 'https://wx.tenpay.com/1' });
    const { headers, body } = notificationOf(order, nowMs());
    const response = await server.app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
    assert.deepEqual([response.statusCode, await statusOf(order.orderNo)], [200, 'paid']);
    assert.equal(await countGrants(server, person), 1);
  });

  it('are notified of with either key while WeChat Pay changes it, and with no other', async () => {
    const person = await newPerson(server);
    const { order } = await launch(person, {});
    const notify = async (key: typeof publicKey) => {
      const { headers, body } = notificationOf(order, nowMs(), key);
      const response = await server.app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
      return response.statusCode;
    };
    const others = [
      { ...testCertificate, id: 'F5765756002FDD77' },
      { ...testCertificate, id: publicKey.id },
      { ...publicKey, id: testCertificate.id }
    ];
    for (const key of others) assert.equal(await notify(key), 401);
    assert.equal(await statusOf(order.orderNo), 'paying');
    assert.deepEqual([await notify(testCertificate), await notify(publicKey)], [200, 200]);
    assert.equal(await countGrants(server, person), 1);
  });

  it('open another order when WeChat Pay refuses to open the known one again, as from another address', async () => {
    const person = await newPerson(server);
    const input = buildNewOrder();
    const call = () => server.api.call(create, input, { token: person.token });
    let { order: known } = await call();
    const unpaid = { ...transactionOf(known), trade_state: 'NOTPAY' };
    Object.assign(state, { transaction: unpaid, status: 200 });
    for (const [status, code] of [
      [400, 'INVALID_REQUEST'],
      [403, 'OUT_TRADE_NO_USED']
    ] as const) {
      refusals.push(() => ({ status, body: { code } }));
      const { order, launch: opened } = await call();
      assert.deepEqual([order.orderNo === known.orderNo, order.status, opened?.kind], [false, 'paying', 'h5'], code);
      assert.equal(await statusOf(known.orderNo), 'closed');
      assert.ok(pay.requests.some(({ call: name }) => name.endsWith(`${known.orderNo}/close`)));
      known = order;
    }
    assert.equal((await call()).order.orderNo, known.orderNo);
    const { items } = await server.api.call('POST /api/front/payment/list', {}, { token: person.token });
    assert.deepEqual(items.map(({ status }) => status).sort(), ['closed', 'closed', 'paying']);
  });

  it('return the paid order when WeChat Pay refuses to open it because it is paid', async () => {
    const person = await newPerson(server);
    const input = buildNewOrder();
    const call = () => server.api.call(create, input, { token: person.token });
    const { order } = await call();
    refusals.push(() => {
      Object.assign(state, { transaction: transactionOf(order), status: 200 });
      return { status: 400, body: { code: 'ORDERPAID' } };
    });
    const again = await call();
    assert.deepEqual([again.order.orderNo, again.order.status, again.launch], [order.orderNo, 'paid', null]);
    assert.equal(await countGrants(server, person), 1);
  });

  it('create no further order when WeChat Pay refuses one that it does not know', async () => {
    const { token } = await newPerson(server);
    refusals.push(() => ({ status: 400, body: { code: 'INVALID_REQUEST' } }));
    await assert.rejects(server.api.send(create, buildNewOrder(), { token }), /HTTP 503/);
    const { items } = await server.api.call('POST /api/front/payment/list', {}, { token });
    assert.deepEqual(
      items.map(({ status }) => status),
      ['created']
    );
  });

  it('are closed when the payment failed at WeChat Pay, not because their time is over', async () => {
    for (const trade_state of ['PAYERROR', 'REVOKED']) {
      const person = await newPerson(server);
      const { order } = await launch(person, {});
      Object.assign(state, { transaction: { ...transactionOf(order), trade_state }, status: 200 });
      const shown = await server.api.call(
        'POST /api/front/payment/order',
        { orderNo: order.orderNo },
        {
          token: person.token
        }
      );
      assert.deepEqual([shown.status, shown.closeReason], ['closed', 'cancelled'], trade_state);
    }
  });

  it('close the order of another channel before they open one', async () => {
    const person = await newPerson(server);
    const { order: first } = await launch(person, {});
    const { order: second } = await launch(person, { environment: 'weChatBrowser', loginCode: 'visitor.2' });
    assert.deepEqual([first.channel, second.channel], ['h5', 'jsapi']);
    assert.equal(await statusOf(first.orderNo), 'closed');
    assert.ok(pay.requests.some(({ call }) => call.endsWith(`${first.orderNo}/close`)));
  });

  it('are virtual payment in the mini-program, whose delivery is reported [compliance 14]', async () => {
    const person = await newPerson(server);
    await withMiniProgram(async () => {
      const { order, launch: opened } = await launch(person, { environment: 'miniProgram', loginCode: 'fresh' });
      assert(opened?.kind === 'virtual');
      assert.equal(opened.signature, hmacHex(testSession.session_key, opened.signData));
      api.answer = { errcode: 0, order: { status: 2, order_fee: 19_900, paid_time: 1_795_000_000, wx_order_id: 'W1' } };
      const { orderNo } = order;
      const paid = await server.api.call('POST /api/front/payment/order', { orderNo }, { token: person.token });
      assert.deepEqual([paid.status, paid.transactionId], ['paid', 'W1']);
      api.requests.length = 0;
      api.answer = { errcode: 0 };
      assert.equal(await runSentJobs(server, confirmDeliveryJob, { isRepeated: true }), 1);
      assert.deepEqual(api.requests[0], { path: '/xpay/notify_provide_goods', body: { order_id: orderNo, env: 1 } });
    });
    assert.equal(await countGrants(server, person), 1);
  });

  it('ask about a closed virtual payment three times more, and grant what was paid late', async () => {
    const [late, never] = [await newPerson(server), await newPerson(server)];
    const open = async (person: TestPerson) =>
      (await withMiniProgram(() => launch(person, { environment: 'miniProgram', loginCode: 'fresh' }))).order.orderNo;
    const [lateNo, neverNo] = [await open(late), await open(never)];
    server.advance(15 * MINUTE_MS);
    await settleDueOrders(server.deps, nowMs());
    assert.deepEqual([await statusOf(lateNo), await statusOf(neverNo)], ['closed', 'closed']);
    api.requests.length = 0;
    for (const pauseMs of [10 * MINUTE_MS, HOUR_MS, DAY_MS, DAY_MS, DAY_MS]) {
      server.advance(pauseMs);
      await settleDueOrders(server.deps, nowMs());
    }
    assert.equal(api.requests.filter(({ body }) => JSON.stringify(body).includes(neverNo)).length, 3);
    await server.db
      .updateTable('pay_order')
      .set({ next_query_at_ms: nowMs() })
      .where('order_no', '=', lateNo)
      .execute();
    api.answer = { errcode: 0, order: { status: 2, order_fee: 19_900, paid_time: 1_795_000_000, wx_order_id: 'W2' } };
    await settleDueOrders(server.deps, nowMs());
    assert.deepEqual([await statusOf(lateNo), await countGrants(server, late)], ['paid', 1]);
    assert.equal(await countGrants(server, never), 0);
  });
});
