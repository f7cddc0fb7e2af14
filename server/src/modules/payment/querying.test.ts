import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { ProviderOrder } from '../../providers/payment';
import { runSentJobs } from '../../testing/jobs';
import { buildNewOrder, countGrants, failingPayments, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import type { DemoPayment } from './demoPayment';
import { queryOrderJob } from './payment.jobs';
import { finishDueRefunds } from './refund.service';
import { settleDueOrder, settleDueOrders } from './settleDue.service';

describe('orders without an answer of the provider', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const rowOf = (orderNo: string) =>
    server.db.selectFrom('pay_order').where('order_no', '=', orderNo).selectAll().executeTakeFirstOrThrow();
  const whileSilent = <T>(work: () => Promise<T>): Promise<T> =>
    withDeps(server, { payment: failingPayments(server, ['query']) }, work);
  const getSilently = (person: TestPerson, orderNo: string) => whileSilent(() => pay.get(person, orderNo));
  const nowMs = () => server.deps.now().getTime();
  /** Returns the number of jobs that wait for an order. */
  const countJobs = async (orderNo: string) => {
    const { rows } = await sql`select 1 from pgboss.job where name = ${queryOrderJob.name} and state = 'created'
      and data -> 'payload' ->> 'orderNo' = ${orderNo}`.execute(server.db);
    return rows.length;
  };

  it('are neither cancelled nor replaced', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    assert.equal((await getSilently(person, orderNo)).status, 'querying');
    await whileSilent(async () => {
      const refusal = await server.api.expectError(
        'POST /api/front/payment/cancel',
        { orderNo },
        { token: person.token }
      );
      assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { order: 'querying' }]);
    });
    const input = buildNewOrder();
    const { order, launch } = await server.api.call('POST /api/front/payment/create', input, { token: person.token });
    assert.deepEqual([order.orderNo, launch], [orderNo, null]);
  });

  it('are asked about after 1, 2, 4, 8 … seconds, each five minutes of the first hour, and each hour then', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await getSilently(person, orderNo);
    const dueAtMs = async () => (await rowOf(orderNo)).next_query_at_ms ?? 0;
    const pauses: number[] = [];
    await whileSilent(async () => {
      while (pauses.length < 21) {
        const askedAtMs = await dueAtMs();
        await settleDueOrder(server.deps, orderNo, askedAtMs);
        pauses.push(((await dueAtMs()) - askedAtMs) / SECOND_MS);
      }
    });
    assert.deepEqual(pauses.slice(0, 8), [2, 4, 8, 16, 32, 64, 128, 256]);
    assert.deepEqual(new Set(pauses.slice(8, 19)), new Set([300]));
    assert.deepEqual(pauses.slice(19), [3600, 3600]);
  });

  it('are asked about by one job, whose pauses no look at the order makes longer', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    const atMs = nowMs();
    let queries = 0;
    const payment = failingPayments(server, ['query']);
    const demo = Object.assign(Object.create(payment.channels.demo ?? null) as DemoPayment, {
      query: (order: ProviderOrder) => {
        // Jobs about the orders of other tests may be due.
        if (order.orderNo === orderNo) queries += 1;
        return Promise.reject(new ServiceUnavailableError('the provider does not answer'));
      }
    });
    await withDeps(server, { payment: { ...payment, channels: { demo } }, now: () => new Date(atMs) }, async () => {
      for (let look = 0; look < 20; look += 1) await pay.get(person, orderNo);
      const { query_attempts: attempts, next_query_at_ms: dueAtMs } = await rowOf(orderNo);
      assert.deepEqual([await countJobs(orderNo), attempts, dueAtMs], [1, 1, atMs + SECOND_MS]);
      // A job that comes before the pause is over waits for its rest.
      await runSentJobs(server, queryOrderJob, { isRepeated: true });
      assert.equal(queries, 20);
    });
  });

  it('are asked about by a job, which asks on until there is an answer', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await getSilently(person, orderNo);
    await whileSilent(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        server.advance(10 * SECOND_MS);
        await runSentJobs(server, queryOrderJob);
      }
    });
    const { status, query_attempts: attempts } = await rowOf(orderNo);
    assert.deepEqual([status, attempts], ['querying', 4]);
    await pay.payUnnoticed(orderNo);
    server.advance(10 * SECOND_MS);
    assert.equal((await runSentJobs(server, queryOrderJob, { isRepeated: true })) > 0, true);
    assert.equal((await rowOf(orderNo)).status, 'paid');
    assert.equal(await countGrants(server, person), 1);
    assert.equal(await countJobs(orderNo), 0);
  });

  it('can be paid again once the provider answers that they are not', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await getSilently(person, orderNo);
    assert.equal((await pay.get(person, orderNo)).status, 'paying');
    await pay.pay(orderNo);
    assert.equal((await pay.get(person, orderNo)).status, 'paid');
  });

  it('are never closed because their time is over, and are settled by the next answer', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    server.advance(16 * MINUTE_MS);
    await whileSilent(() => settleDueOrders(server.deps, nowMs()));
    assert.equal((await rowOf(orderNo)).status, 'querying');
    server.advance(2 * SECOND_MS);
    await settleDueOrders(server.deps, nowMs());
    assert.equal((await rowOf(orderNo)).status, 'closed');
  });

  describe('whose payment is of another amount', () => {
    /** Pays another amount than that of the order, without a notification. */
    async function setupMispaid(fen: number): Promise<{ person: TestPerson; orderNo: string }> {
      const person = await newPerson(server);
      const { orderNo } = await pay.create(person);
      await pay.payUnnoticed(orderNo);
      await server.db
        .updateTable('demo_transaction')
        .set({ amount_fen: fen })
        .where('order_no', '=', orderNo)
        .execute();
      return { person, orderNo };
    }
    /** Buys the same goods as the order again. */
    async function expectBuyable(person: TestPerson, orderNo: string): Promise<void> {
      const next = await pay.create(person);
      assert.notEqual(next.orderNo, orderNo);
      await pay.pay(next.orderNo);
      assert.equal((await pay.level(person)).level, 'professional');
      assert.equal(await countGrants(server, person), 1);
    }

    for (const fen of [1, 99_900]) {
      it(`give back ${fen} fen, grant nothing, and let the goods be bought again`, async () => {
        const { person, orderNo } = await setupMispaid(fen);
        const faults: unknown[] = [];
        const payment = { ...server.deps.payment, onFault: (error: unknown) => faults.push(error) };
        const [shown] = await withDeps(server, { payment }, () =>
          Promise.all([1, 2, 3].map(() => pay.get(person, orderNo)))
        );
        assert.match(String(faults[0]), new RegExp(`${orderNo} was paid with ${fen} fen`));
        const { status, amountFen, refunds } = shown ?? assert.fail();
        assert.deepEqual([status, amountFen, refunds.length], ['refunding', 19_900, 1]);
        assert.deepEqual([refunds[0]?.amountFen, refunds[0]?.reason], [fen, '付款金额与订单不符，原路退款']);
        assert.equal(await countGrants(server, person), 0);
        const { paid_fen: paidFen, transaction_id: transactionId } = await rowOf(orderNo);
        assert.deepEqual([paidFen, transactionId], [fen, `42000000${orderNo}`]);
        server.advance(MINUTE_MS);
        await finishDueRefunds(server.deps, nowMs());
        const refunded = await pay.get(person, orderNo);
        assert.deepEqual([refunded.status, refunded.refundedFen], ['refunded', fen]);
        await expectBuyable(person, orderNo);
      });
    }

    it('are given back by the job, and asked about no more', async () => {
      const { person, orderNo } = await setupMispaid(500);
      server.advance(15 * MINUTE_MS);
      await settleDueOrders(server.deps, nowMs());
      const { status, next_query_at_ms: dueAtMs } = await rowOf(orderNo);
      assert.deepEqual([status, dueAtMs], ['refunding', null]);
      await expectBuyable(person, orderNo);
    });

    it('end without a refund where nothing can be given back from here, as for another currency', async () => {
      const { person, orderNo } = await setupMispaid(0);
      const { status, refunds } = await pay.get(person, orderNo);
      assert.deepEqual([status, refunds], ['closed', []]);
      await expectBuyable(person, orderNo);
    });
  });

  describe('whose channel is no longer configured', () => {
    const whileMissing = <T>(work: () => Promise<T>): Promise<T> =>
      withDeps(server, { payment: { ...server.deps.payment, channels: {} } }, work);

    it('end with their time, and can be cancelled before', async () => {
      const [person, other] = [await newPerson(server), await newPerson(server)];
      const { orderNo } = await pay.create(person);
      const { orderNo: otherNo } = await pay.create(other);
      await getSilently(person, orderNo);
      await whileMissing(async () => {
        assert.equal((await pay.cancel(other, otherNo)).status, 'closed');
        server.advance(15 * MINUTE_MS);
        await settleDueOrders(server.deps, nowMs());
      });
      const { status, close_reason: reason } = await rowOf(orderNo);
      assert.deepEqual([status, reason], ['closed', 'timeout']);
      assert.notEqual((await pay.create(person)).orderNo, orderNo);
    });

    it('are asked about again when it is back, and granted if they were paid', async () => {
      const person = await newPerson(server);
      const { orderNo } = await pay.create(person);
      await pay.payUnnoticed(orderNo);
      server.advance(15 * MINUTE_MS);
      await whileMissing(() => settleDueOrders(server.deps, nowMs()));
      assert.equal((await rowOf(orderNo)).status, 'closed');
      server.advance(10 * MINUTE_MS);
      await settleDueOrders(server.deps, nowMs());
      assert.equal((await rowOf(orderNo)).status, 'paid');
      assert.equal(await countGrants(server, person), 1);
    });
  });
});
