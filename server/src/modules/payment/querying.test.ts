import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import { runSentJobs } from '../../testing/jobs';
import { buildNewOrder, countGrants, failingPayments, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import { queryOrderJob } from './payment.jobs';
import { settleDueOrders } from './settleDue.service';

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

  it('are asked about after 1, 2, 4, 8 … seconds, and after an hour at most', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await getSilently(person, orderNo);
      pauses.push(((await rowOf(orderNo)).next_query_at_ms ?? 0) - nowMs());
    }
    // The clock goes on between the call and the look at the row.
    const seconds = pauses.map((pauseMs) => Math.ceil(pauseMs / SECOND_MS));
    assert.deepEqual(seconds.slice(0, 5), [1, 2, 4, 8, 16]);
    assert.equal(seconds.at(-1), HOUR_MS / SECOND_MS);
  });

  it('are asked about by a job, which asks on until there is an answer', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await getSilently(person, orderNo);
    await whileSilent(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) await runSentJobs(server, queryOrderJob);
    });
    assert.equal((await rowOf(orderNo)).status, 'querying');
    await pay.payUnnoticed(orderNo);
    assert.equal((await runSentJobs(server, queryOrderJob, { isRepeated: true })) > 0, true);
    assert.equal((await rowOf(orderNo)).status, 'paid');
    assert.equal(await countGrants(server, person), 1);
    assert.equal(await runSentJobs(server, queryOrderJob), 0);
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

  it('stay so when the amount that was paid is another one', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await pay.payUnnoticed(orderNo);
    await server.db.updateTable('demo_transaction').set({ amount_fen: 100 }).where('order_no', '=', orderNo).execute();
    assert.equal((await pay.get(person, orderNo)).status, 'querying');
    assert.equal(await countGrants(server, person), 0);
  });
});
