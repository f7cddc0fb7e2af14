import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { PaymentOrder } from '@contract/payment';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { requestCancellation } from '../../testing/accountCancellation';
import { countLockWaits } from '../../testing/lockWait';
import { countGrants, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { playVirtualPayments, type VirtualPayments } from '../../testing/virtualMessages';
import { testSession } from '../../testing/virtualPaymentServer';
import { waitUntil } from '../../testing/waitUntil';
import { eraseDueAccounts } from '../account/cancellation.service';
import { clearPayersJob } from './payment.jobs';
import { refundCommand } from './payment.ops';
import { finishDueRefunds } from './refund.service';
import { settleDueOrders } from './settleDue.service';

describe('a payment at the moment at which its account is erased', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  /** Returns a user whose erasure is due, who has a level, and whose second order is being paid. */
  async function setupPayer(): Promise<{ person: TestPerson; order: PaymentOrder }> {
    const person = await newPerson(server);
    await pay.pay((await pay.create(person)).orderNo);
    const order = await pay.create(person, { item: 'professional-2y' });
    await requestCancellation(server, person.token);
    server.advance(7 * DAY_MS);
    return { person, order };
  }
  const erase = () => eraseDueAccounts(server.deps, server.deps.now().getTime());
  const rowOf = ({ orderNo }: PaymentOrder) =>
    server.db
      .selectFrom('pay_order')
      .where('order_no', '=', orderNo)
      .select(['status', 'user_id'])
      .executeTakeFirstOrThrow();

  /** Starts two transactions, one after the other, of which neither can end before both have begun. */
  async function runBoth<First, Second>(
    { id }: TestPerson,
    first: () => Promise<First>,
    second: () => Promise<Second>
  ): Promise<[First, Second]> {
    const begun = await server.db.transaction().execute(async (tx) => {
      await sql`select 1 from user_account where id = ${id} for update`.execute(tx);
      const one = first();
      await waitUntil(async () => (await countLockWaits(server.db)) === 1, { failure: 'the first does not wait' });
      const other = second();
      await waitUntil(async () => (await countLockWaits(server.db)) === 2, { failure: 'the second does not wait' });
      return { one, other };
    });
    return Promise.all([begun.one, begun.other]);
  }

  it('is granted when it comes first, and erased with the account', async () => {
    const { person, order } = await setupPayer();
    const [answer] = await runBoth(person, () => pay.notify(pay.notificationOf(order)), erase);
    assert.deepEqual(answer, { status: 200, code: 'SUCCESS' });
    assert.deepEqual(await rowOf(order), { status: 'paid', user_id: null });
    assert.equal(await countGrants(server, person), 0);
  });

  it('is refunded when the erasure comes first', async () => {
    const { person, order } = await setupPayer();
    const [, answer] = await runBoth(person, erase, () => pay.notify(pay.notificationOf(order)));
    assert.deepEqual(answer, { status: 200, code: 'SUCCESS' });
    assert.deepEqual(await rowOf(order), { status: 'refunding', user_id: null });
    assert.equal(await countGrants(server, person), 0);
  });
});

describe('a virtual payment whose account is erased', () => {
  let server: TestApp;
  let pay: VirtualPayments;
  const weChat = playVirtualPayments((started) => {
    ({ server, pay } = started);
  });

  const play = (order: object) => (weChat.answer = { errcode: 0, order: { order_fee: 19_900, ...order } });
  const erase = () => eraseDueAccounts(server.deps, pay.nowMs());
  const clear = () => clearPayersJob.run(server.deps, {}, pay.nowMs());
  const payerOf = async ({ orderNo }: PaymentOrder) => {
    const query = server.db.selectFrom('pay_order').where('order_no', '=', orderNo);
    const { user_id: userId, payer_openid: openid } = await query.selectAll().executeTakeFirstOrThrow();
    assert.equal(userId, null);
    return openid;
  };
  const refund = ({ orderNo }: PaymentOrder) =>
    refundCommand(server.deps, { orderNo, fen: '19900', reason: '重复支付' }, pay.nowMs());

  it('is refunded by itself when it came to light afterwards, and has no payer then', async () => {
    const payer = await pay.setupOrder();
    await requestCancellation(server, payer.person.token);
    server.advance(7 * DAY_MS);
    await erase();
    play({ status: 4, paid_time: Math.floor(pay.nowMs() / 1000), wx_order_id: 'W1' });
    await settleDueOrders(server.deps, pay.nowMs());
    assert.deepEqual(await pay.stateOf(payer), { status: 'refunding', refundedFen: 0 });
    await clear();
    play({ status: 8 });
    server.advance(MINUTE_MS);
    await finishDueRefunds(server.deps, pay.nowMs());
    assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
    const payers = weChat.requests.map(({ body }) => (body as { openid?: string }).openid);
    assert.deepEqual(new Set(payers), new Set([testSession.openid]));
    server.advance(7 * DAY_MS);
    await clear();
    assert.equal(await payerOf(payer.order), null);
  });

  it('can be refunded by an operator within seven days of the payment, and fails for good afterwards', async () => {
    const [early, late] = [await pay.setupOrder(), await pay.setupOrder()];
    for (const { person } of [early, late]) await requestCancellation(server, person.token);
    server.advance(6 * DAY_MS);
    for (const { order } of [early, late]) await pay.send(pay.deliveryOf(order));
    server.advance(DAY_MS);
    await erase();
    await clear();
    assert.deepEqual([await payerOf(early.order), await payerOf(late.order)], [testSession.openid, testSession.openid]);
    play({ status: 8 });
    assert.match(await refund(early.order), /is refunded/);
    server.advance(6 * DAY_MS);
    await clear();
    assert.equal(await payerOf(late.order), null);
    assert.match(await refund(late.order), /is failed/);
    assert.deepEqual(await pay.stateOf(late), { status: 'paid', refundedFen: 0 });
  });

  it('has no payer at once when it was never paid and is asked about no more', async () => {
    const { person, order } = await pay.setupOrder();
    await server.api.call('POST /api/front/payment/cancel', { orderNo: order.orderNo }, { token: person.token });
    await server.db
      .updateTable('pay_order')
      .set({ next_query_at_ms: null })
      .where('order_no', '=', order.orderNo)
      .execute();
    await requestCancellation(server, person.token);
    server.advance(7 * DAY_MS);
    await erase();
    assert.equal(await payerOf(order), null);
  });
});
