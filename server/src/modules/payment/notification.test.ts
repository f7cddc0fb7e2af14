import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { MINUTE_MS } from '@rules/duration';
import { cancelAndErase } from '../../testing/accountCancellation';
import { loggedApp } from '../../testing/loggedApp';
import { notificationsOf } from '../../testing/notifications';
import { countGrants, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import type { SignedNotification } from './demoPayment';
import { notificationPath } from './notification.service';
import { finishDueRefunds } from './refund.service';

describe('notifications of payments', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  async function setupOrder(): Promise<{ person: TestPerson; order: PaymentOrder }> {
    const person = await newPerson(server);
    return { person, order: await pay.create(person) };
  }
  const statusOf = async ({ orderNo }: PaymentOrder) => {
    const query = server.db.selectFrom('pay_order').where('order_no', '=', orderNo).select('status');
    return (await query.executeTakeFirst())?.status;
  };
  /** Signs a transaction that differs from the true one. */
  function signChanged(order: PaymentOrder, changes: object, event = 'TRANSACTION.SUCCESS'): SignedNotification {
    const transaction = {
      mchid: '1900000000',
      appid: 'wx00000000000000de',
      out_trade_no: order.orderNo,
      transaction_id: '42',
      trade_state: 'SUCCESS',
      success_time: '2026-11-26T23:10:00+08:00',
      amount: { total: order.amountFen, currency: 'CNY' },
      ...changes
    };
    const resource = pay.demo.encrypt(JSON.stringify(transaction));
    return pay.demo.sign(JSON.stringify({ event_type: event, resource }), nowMs());
  }

  type Change = (order: PaymentOrder) => SignedNotification;
  const withHeader =
    (name: string, value: string): Change =>
    (order) => {
      const { headers, body } = pay.notificationOf(order);
      return { headers: { ...headers, [name]: value }, body };
    };
  const refused: [what: string, change: Change, status: number][] = [
    ['no signature', withHeader('wechatpay-signature', ''), 401],
    ['a wrong signature', withHeader('wechatpay-signature', Buffer.alloc(256).toString('base64')), 401],
    ['another key', withHeader('wechatpay-serial', 'PUB_KEY_ID_1'), 401],
    ['another time than was signed', withHeader('wechatpay-timestamp', '1624523846'), 401],
    [
      'a changed body',
      (order) => {
        const { headers, body } = pay.notificationOf(order);
        return { headers, body: `${body} ` };
      },
      401
    ],
    ['no JSON', () => pay.demo.sign('SUCCESS', nowMs()), 400],
    ['another form', () => pay.demo.sign('{"event_type":"TRANSACTION.SUCCESS"}', nowMs()), 400],
    [
      'a resource of another key',
      () =>
        pay.demo.sign(
          JSON.stringify({
            event_type: 'TRANSACTION.SUCCESS',
            resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext: 'a'.repeat(40), nonce: '0'.repeat(12) }
          }),
          nowMs()
        ),
      400
    ],
    ['a wrong amount', (order) => signChanged(order, { amount: { total: 1, currency: 'CNY' } }), 400],
    ['another currency', (order) => signChanged(order, { amount: { total: order.amountFen, currency: 'USD' } }), 400],
    ['no amount', (order) => signChanged(order, { amount: undefined }), 400],
    ['another app', (order) => signChanged(order, { appid: 'wx0123456789abcdef' }), 400],
    ['another merchant', (order) => signChanged(order, { mchid: '1900000109' }), 400],
    ['an unknown order', (order) => signChanged(order, { out_trade_no: '1'.repeat(20) }), 400]
  ];
  for (const [what, change, status] of refused) {
    it(`refuse ${what}, and grant nothing`, async () => {
      const { person, order } = await setupOrder();
      assert.deepEqual(await pay.notify(change(order)), { status, code: 'FAIL' });
      assert.equal(await statusOf(order), 'paying');
      assert.equal(await countGrants(server, person), 0);
    });
  }

  it('refuse a replayed one after five minutes', async () => {
    const { person, order } = await setupOrder();
    const notification = pay.notificationOf(order);
    server.advance(6 * MINUTE_MS);
    assert.deepEqual(await pay.notify(notification), { status: 401, code: 'FAIL' });
    assert.equal(await countGrants(server, person), 0);
  });

  it('are refused by an installation without payment', async () => {
    const { order } = await setupOrder();
    const payment = { ...server.deps.payment, notifications: null };
    await withDeps(server, { payment }, async () => {
      assert.equal((await pay.notify(pay.notificationOf(order))).status, 400);
    });
  });

  it('are asked for again when they could not be recorded', async () => {
    const { order } = await setupOrder();
    const db = { transaction: () => ({ execute: () => Promise.reject(new Error('no connection')) }) };
    await withDeps(server, { db: db as never }, async () => {
      assert.deepEqual(await pay.notify(pay.notificationOf(order)), { status: 500, code: 'FAIL' });
    });
    assert.equal(await statusOf(order), 'paying');
  });

  it('about other events change nothing and are taken', async () => {
    const { order } = await setupOrder();
    assert.deepEqual(await pay.notify(signChanged(order, {}, 'REFUND.ABNORMAL')), { status: 200, code: 'SUCCESS' });
    assert.equal(await statusOf(order), 'paying');
  });

  it('are logged when they are refused, with the order of authentic ones only', async (t) => {
    const { order } = await setupOrder();
    const { orderNo } = order;
    const replayed = pay.notificationOf(order);
    const { app, lines } = await loggedApp(server, 'warn');
    t.after(() => app.close());
    const logged = async ({ headers, body }: SignedNotification) => {
      lines.length = 0;
      await app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
      return lines.map(({ msg, reason, orderNo: known }) => [msg, reason, known]);
    };
    const refusal = 'a payment notification was refused';
    const forged = withHeader('wechatpay-signature', Buffer.alloc(256).toString('base64'));
    assert.deepEqual(await logged(forged(order)), [[refusal, 'wrong signature', undefined]]);
    const authentic: [changes: object, reason: string, no: string][] = [
      [{ amount: { total: 1, currency: 'CNY' } }, 'another amount', orderNo],
      [{ amount: undefined }, 'an incomplete payment', orderNo],
      [{ appid: 'wx0123456789abcdef' }, 'another app', orderNo],
      [{ mchid: '1900000109' }, 'another merchant', orderNo],
      [{ out_trade_no: '1'.repeat(20) }, 'unknown order', '1'.repeat(20)]
    ];
    for (const [changes, reason, no] of authentic) {
      assert.deepEqual(await logged(signChanged(order, changes)), [[refusal, reason, no]]);
    }
    server.advance(6 * MINUTE_MS);
    assert.deepEqual(await logged(replayed), [[refusal, 'wrong timestamp', undefined]]);
  });

  it('grant once, in WeChat Pay’s own form, before the client asks', async () => {
    const { person, order } = await setupOrder();
    const { headers, body } = pay.notificationOf(order);
    const response = await server.app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
    assert.deepEqual(response.json(), { code: 'SUCCESS', message: '成功' });
    assert.equal((await pay.level(person)).level, 'professional');
    assert.equal((await pay.get(person, order.orderNo)).status, 'paid');
    assert.equal(await countGrants(server, person), 1);
  });

  it('grant once when they come again, together, and after the query', async () => {
    const { person, order } = await setupOrder();
    await pay.payUnnoticed(order.orderNo);
    const notification = pay.notificationOf(order);
    const all = await Promise.all([
      ...[1, 2, 3, 4].map(() => pay.notify(notification)),
      pay.get(person, order.orderNo),
      pay.get(person, order.orderNo)
    ]);
    assert.deepEqual(
      all.map((answer) => ('code' in answer ? answer.code : answer.status)),
      ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'paid', 'paid']
    );
    assert.deepEqual(await pay.notify(notification), { status: 200, code: 'SUCCESS' });
    assert.equal(await countGrants(server, person), 1);
    const { items } = await notificationsOf(server, person.token);
    assert.deepEqual(
      items.map(({ title }) => title),
      ['名片专业版已开通']
    );
  });

  it('grant an order that was cancelled or timed out before: what was paid is never lost', async () => {
    const { person, order } = await setupOrder();
    await pay.cancel(person, order.orderNo);
    assert.equal(await statusOf(order), 'closed');
    assert.deepEqual(await pay.notify(pay.notificationOf(order)), { status: 200, code: 'SUCCESS' });
    const { status, closeReason } = await pay.get(person, order.orderNo);
    assert.deepEqual([status, closeReason], ['paid', null]);
    assert.equal(await countGrants(server, person), 1);
  });

  it('refund the payment of a user who was erased meanwhile', async () => {
    const { person, order } = await setupOrder();
    await cancelAndErase(server, person.token);
    assert.deepEqual(await pay.notify(pay.notificationOf(order)), { status: 200, code: 'SUCCESS' });
    assert.equal(await statusOf(order), 'refunding');
    server.advance(MINUTE_MS);
    await finishDueRefunds(server.deps, nowMs());
    assert.equal(await statusOf(order), 'refunded');
    const row = await server.db
      .selectFrom('pay_order')
      .where('order_no', '=', order.orderNo)
      .selectAll()
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.user_id, row.refunded_fen, row.invoice], [null, 19_900, null]);
  });
});
