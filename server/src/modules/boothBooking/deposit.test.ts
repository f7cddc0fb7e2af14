import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { boothBookings, boothInvoice } from '../../testing/boothBookings';
import { isLockAwaited } from '../../testing/lockWait';
import { notificationsOf } from '../../testing/notifications';
import { buildNewOrder, failingPayments } from '../../testing/payments';
import { newPerson, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { withDeps } from '../../testing/withDeps';
import { finishDueRefunds } from '../payment/refund.service';
import { settleDueOrders } from '../payment/settleDue.service';
import { releaseExpiredHolds } from './expiry.service';

describe('the deposit of a booth', () => {
  let server: TestApp;
  let booths: ReturnType<typeof boothBookings>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    booths = boothBookings(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const expire = () => releaseExpiredHolds(server.db, nowMs());
  const expectRefusal = async (token: string, item: string) => {
    const input = buildNewOrder({ product: 'boothDeposit', item });
    const { error, fields } = await server.api.expectError('POST /api/front/payment/create', input, { token });
    return [error, fields ?? null];
  };
  const orderOf = async (orderNo: string) =>
    server.db.selectFrom('pay_order').where('order_no', '=', orderNo).selectAll().executeTakeFirstOrThrow();

  it('is not sold to strangers and members, before the form, and after the hold', async () => {
    const { booker, booking } = await booths.setupHeld();
    const person = await newPerson(server);
    assert.deepEqual(await expectRefusal(booker.token, 'unknown'), ['NOT_FOUND', null]);
    assert.deepEqual(await expectRefusal(person.token, booking.id), ['NOT_FOUND', null]);
    assert.deepEqual(await expectRefusal(booker.token, booking.id), ['CONFLICT', { item: 'form' }]);
    await booths.submit(booker, booking.id);
    await setupMember(server, booker.companyId, person.id);
    assert.deepEqual(await expectRefusal(person.token, booking.id), ['CONFLICT', { item: 'role' }]);
    server.advance(30 * MINUTE_MS);
    assert.deepEqual(await expectRefusal(booker.token, booking.id), ['CONFLICT', { item: 'status' }]);
  });

  it('is paid like a real service: in the mini-program not by virtual payment', async () => {
    const environments = (product: 'cardLevel' | 'boothDeposit') =>
      server.api.call('GET /api/front/payment/environments', { product });
    const { demo } = server.deps.payment.channels;
    assert(demo);
    const only = (channels: object) => ({ payment: { ...server.deps.payment, channels } });
    await withDeps(server, only({ virtual: demo }), async () => {
      assert.deepEqual([await environments('cardLevel'), await environments('boothDeposit')], [['miniProgram'], []]);
    });
    await withDeps(server, only({ miniProgram: demo }), async () => {
      assert.deepEqual([await environments('cardLevel'), await environments('boothDeposit')], [[], ['miniProgram']]);
    });
  });

  it('needs to know who pays by WeChat Pay in the mini-program', async () => {
    const { booker, booking } = await booths.setupPending();
    const { demo } = server.deps.payment.channels;
    assert(demo);
    await withDeps(server, { payment: { ...server.deps.payment, channels: { miniProgram: demo } } }, async () => {
      const input = buildNewOrder({ product: 'boothDeposit', item: booking.id, environment: 'miniProgram' });
      const { fields } = await server.api.expectError('POST /api/front/payment/create', input, { token: booker.token });
      assert.deepEqual(fields, { loginCode: 'required' });
    });
  });

  it('books the booth when it is paid, takes the invoice of the form, and notifies the managers', async () => {
    const { booker, booking, orderNo } = await booths.setupDeposited({ invoice: boothInvoice });
    const order = await orderOf(orderNo);
    const { type: _, ...invoice } = boothInvoice;
    assert.deepEqual([order.amount_fen, order.status, order.invoice], [booking.depositFen, 'paid', invoice]);
    assert.equal(await booths.statusOf(booking), 'deposited');
    const { items } = await notificationsOf(server, booker.token);
    assert.equal(items[0]?.title, '展位定金已付');
  });

  it('books once however often the payment is notified of', async () => {
    const { booker, booking } = await booths.setupPending();
    const order = await booths.createOrder(booker, booking.id);
    await booths.pay.payUnnoticed(order.orderNo);
    const notification = booths.pay.notificationOf(order);
    await Promise.all([1, 2, 3].map(() => booths.pay.notify(notification)));
    await booths.pay.notify(notification);
    assert.equal(await booths.statusOf(booking), 'deposited');
    const { items } = await notificationsOf(server, booker.token);
    assert.equal(items.filter(({ title }) => title === '展位定金已付').length, 1);
  });

  it('is granted once by the next query when the transaction of the payment dies', async () => {
    const { booker, booking } = await booths.setupPending();
    const { orderNo } = await booths.createOrder(booker, booking.id);
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('user_account').select('id').where('id', '=', booker.id).forUpdate().execute();
      const paying = booths.pay.pay(orderNo);
      await waitUntil(() => isLockAwaited(server.db), { failure: 'the grant does not wait for the user' });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(server.db);
      await paying;
    });
    assert.deepEqual([(await orderOf(orderNo)).status, await booths.statusOf(booking)], ['paying', 'depositPending']);
    const ask = () => booths.pay.get(booker, orderNo);
    const answers = await Promise.all([ask(), ask()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['paid', 'paid']
    );
    assert.equal(await booths.statusOf(booking), 'deposited');
  });

  it('extends the hold while its payment is under way, also without an answer of the provider', async () => {
    const { booker, booking } = await booths.setupPending();
    server.advance(29 * MINUTE_MS);
    const { orderNo } = await booths.createOrder(booker, booking.id);
    await booths.pay.payUnnoticed(orderNo);
    await withDeps(server, { payment: failingPayments(server, ['query']) }, async () => {
      server.advance(20 * MINUTE_MS);
      await settleDueOrders(server.deps, nowMs());
      await expire();
      assert.deepEqual(
        [(await orderOf(orderNo)).status, await booths.statusOf(booking)],
        ['querying', 'depositPending']
      );
    });
    server.advance(DAY_MS / 24);
    await settleDueOrders(server.deps, nowMs());
    assert.equal(await booths.statusOf(booking), 'deposited');
  });

  it('books a booth that is still free after the hold ran out', async () => {
    const { booker, booking } = await booths.setupPending();
    const order = await booths.createOrder(booker, booking.id);
    await booths.pay.cancel(booker, order.orderNo);
    server.advance(31 * MINUTE_MS);
    await expire();
    assert.equal(await booths.statusOf(booking), 'released');
    await booths.pay.notify(booths.pay.notificationOf(order));
    assert.equal(await booths.statusOf(booking), 'deposited');
  });

  it('goes back by itself when another company holds the booth by then', async () => {
    const { booker, booking } = await booths.setupPending();
    const order = await booths.createOrder(booker, booking.id);
    await booths.pay.cancel(booker, order.orderNo);
    server.advance(31 * MINUTE_MS);
    const other = await booths.hold(await booths.newBooker(), booking.boothNo);
    await booths.pay.notify(booths.pay.notificationOf(order));
    assert.deepEqual([await booths.statusOf(booking), await booths.statusOf(other)], ['released', 'held']);
    assert.equal((await orderOf(order.orderNo)).status, 'refunding');
    await server.db
      .updateTable('demo_transaction')
      .set({ state: 'SUCCESS', paid_at_ms: nowMs() })
      .where('order_no', '=', order.orderNo)
      .execute();
    server.advance(MINUTE_MS);
    await finishDueRefunds(server.deps, nowMs());
    const { status, refunded_fen: refundedFen } = await orderOf(order.orderNo);
    assert.deepEqual([status, refundedFen], ['refunded', booking.depositFen]);
    assert.equal(await booths.statusOf(other), 'held');
  });

  it('goes back when the company gave up the booth, and when a colleague has paid already', async () => {
    const given = await booths.setupPending();
    const order = await booths.createOrder(given.booker, given.booking.id);
    await server.api.call(
      'POST /api/front/expo/releaseBooth',
      { bookingId: given.booking.id },
      { token: given.booker.token }
    );
    await booths.pay.pay(order.orderNo);
    assert.deepEqual(
      [(await orderOf(order.orderNo)).status, await booths.statusOf(given.booking)],
      ['refunding', 'released']
    );

    const { booker, booking } = await booths.setupPending();
    const admin = await newPerson(server);
    await setupMember(server, booker.companyId, admin.id, 'admin');
    const [first, second] = [await booths.createOrder(booker, booking.id), await booths.createOrder(admin, booking.id)];
    await Promise.all([booths.pay.pay(first.orderNo), booths.pay.pay(second.orderNo)]);
    const statuses = [(await orderOf(first.orderNo)).status, (await orderOf(second.orderNo)).status];
    assert.deepEqual(statuses.toSorted(), ['paid', 'refunding']);
    assert.equal(await booths.statusOf(booking), 'deposited');
  });
});
