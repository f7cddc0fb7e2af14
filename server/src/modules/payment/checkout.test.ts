import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Payer, ProviderOrder } from '../../providers/payment';
import { buildNewOrder, countGrants, failingPayments, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import { settleDueOrders } from './settleDue.service';

const create = 'POST /api/front/payment/create';
const MINUTES_TO_PAY = 15 * MINUTE_MS;

describe('orders', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const settle = () => settleDueOrders(server.deps, server.deps.now().getTime());
  const list = async ({ token }: TestPerson, input = {}) =>
    server.api.call('POST /api/front/payment/list', input, { token });
  const conflictOf = async (person: TestPerson, orderNo: string) => {
    const { error, fields } = await server.api.expectError(
      'POST /api/front/payment/cancel',
      { orderNo },
      { token: person.token }
    );
    return [error, fields?.['order']];
  };

  it('are for members only, and for their own user', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    assert.equal((await server.api.expectError(create, buildNewOrder())).error, 'UNAUTHORIZED');
    const { orderNo } = await pay.create(owner);
    for (const name of ['POST /api/front/payment/order', 'POST /api/front/payment/cancel'] as const) {
      assert.equal((await server.api.expectError(name, { orderNo }, { token: other.token })).error, 'NOT_FOUND');
      const unknown = await server.api.expectError(name, { orderNo: '2'.repeat(20) }, { token: owner.token });
      assert.equal(unknown.error, 'NOT_FOUND');
    }
    assert.deepEqual((await list(other)).items, []);
  });

  const refused: [what: string, changes: object, error: string, fields?: Record<string, string>][] = [
    ['unknown goods', { item: 'gold' }, 'NOT_FOUND'],
    ['another product', { product: 'booth' }, 'VALIDATION', { product: 'const' }],
    ['a price of the client', { amountFen: 1 }, 'VALIDATION', { amountFen: 'additionalProperties' }],
    [
      'an invalid code of an invoice',
      { invoice: { title: '香市', uscc: '91450900XD0000016A', email: '' } },
      'VALIDATION',
      { 'invoice.uscc': 'pattern' }
    ],
    [
      'an invoice without a title',
      { invoice: { title: ' ', uscc: '', email: 'a' } },
      'VALIDATION',
      { 'invoice.title': 'required', 'invoice.email': 'pattern' }
    ]
  ];
  for (const [what, changes, error, fields] of refused) {
    it(`refuse ${what}`, async () => {
      const person = await newPerson(server);
      const refusal = await server.api.expectError(create, { ...buildNewOrder(), ...changes }, { token: person.token });
      assert.equal(refusal.error, error);
      if (fields !== undefined) assert.deepEqual(refusal.fields, fields);
      assert.deepEqual((await list(person)).items, []);
    });
  }

  it('refuse an installation without payment, and say so before', async () => {
    assert.deepEqual(await server.api.call('GET /api/front/payment/environments', {}), [
      'miniProgram',
      'weChatBrowser',
      'browser',
      'desktop'
    ]);
    const person = await newPerson(server);
    const payment = { ...server.deps.payment, channels: {} };
    await withDeps(server, { payment }, async () => {
      assert.deepEqual(await server.api.call('GET /api/front/payment/environments', {}), []);
      const refusal = await server.api.expectError(create, buildNewOrder(), { token: person.token });
      assert.equal(refusal.error, 'FORBIDDEN');
    });
  });

  it('refuse the request id of an order for other goods', async () => {
    const person = await newPerson(server);
    const requestId = newId();
    await pay.create(person, { requestId });
    const other = buildNewOrder({ requestId, item: 'enterprise-1y' });
    const refusal = await server.api.expectError(create, other, { token: person.token });
    assert.deepEqual(refusal.fields, { requestId: 'used' });
  });

  it('show the goods to the payer in their language, and keep that name when they are opened again', async () => {
    const { token } = await newPerson(server);
    const input = buildNewOrder();
    const openIn = (language: string) =>
      server.api.call(create, input, { token, headers: { 'accept-language': language } });
    const { order } = await openIn('en');
    await openIn('fr');
    const transactions = server.db.selectFrom('demo_transaction').where('order_no', '=', order.orderNo);
    const shown = await transactions.select('description').executeTakeFirst();
    assert.equal(shown?.description, 'Xiangshi Card Professional, 1 year');
    const query = server.db.selectFrom('pay_order').where('order_no', '=', order.orderNo).select('description');
    assert.equal((await query.executeTakeFirstOrThrow()).description, '香市名片专业版 一年');
  });

  it('are limited to thirty an hour', async () => {
    const person = await newPerson(server);
    const codes = [];
    for (let count = 0; count < 31; count += 1) {
      codes.push((await server.api.send(create, buildNewOrder(), { token: person.token })).code);
    }
    assert.deepEqual([codes[29], codes[30]], [200, 429]);
  });

  it('have the price of the server, a number of the day and fifteen minutes', async () => {
    const person = await newPerson(server);
    const invoice = { title: '桂南香叶', uscc: '91450900xd00000169', email: '' };
    const { order, launch } = await server.api.call(create, buildNewOrder({ invoice }), { token: person.token });
    assert.match(order.orderNo, /^\d{20}$/);
    assert.equal(order.orderNo.slice(0, 8), shanghaiDay(order.createdAtMs).replaceAll('-', ''));
    assert.deepEqual(
      [order.amountFen, order.status, order.channel, order.expiresAtMs - order.createdAtMs],
      [19_900, 'paying', 'demo', MINUTES_TO_PAY]
    );
    assert.equal(order.invoice?.uscc, '91450900XD00000169');
    assert.deepEqual(launch, { kind: 'page', url: `/demo-pay/${order.orderNo}` });
  });

  it('open as a virtual payment in the mini-program', async () => {
    const person = await newPerson(server);
    const input = buildNewOrder({ environment: 'miniProgram' });
    const { order, launch } = await server.api.call(create, input, { token: person.token });
    assert(launch?.kind === 'virtual');
    const { outTradeNo, goodsPrice } = JSON.parse(launch.signData) as Record<string, unknown>;
    assert.deepEqual([outTradeNo, goodsPrice], [order.orderNo, 19_900]);
  });

  it('are one for the same goods, on a double tap, a repeated call and after going back', async () => {
    const person = await newPerson(server);
    const first = buildNewOrder();
    const inputs = [first, first, buildNewOrder(), buildNewOrder(), buildNewOrder()];
    const sent = await Promise.all(inputs.map((input) => server.api.call(create, input, { token: person.token })));
    assert.equal(new Set(sent.map(({ order }) => order.orderNo)).size, 1);
    assert.ok(sent.every(({ launch }) => launch !== null));
    const again = await pay.create(person);
    assert.equal(again.orderNo, sent[0]?.order.orderNo);
    assert.equal((await list(person)).items.length, 1);
    assert.notEqual((await pay.create(person, { item: 'professional-2y' })).orderNo, again.orderNo);
  });

  it('are closed before another one when their time is over', async () => {
    const person = await newPerson(server);
    const old = await pay.create(person);
    server.advance(MINUTES_TO_PAY);
    const fresh = await pay.create(person);
    assert.notEqual(fresh.orderNo, old.orderNo);
    assert.equal((await pay.get(person, old.orderNo)).status, 'closed');
  });

  it('are not created beside one that turns out to be paid', async () => {
    const person = await newPerson(server);
    const old = await pay.create(person);
    await pay.payUnnoticed(old.orderNo);
    server.advance(MINUTES_TO_PAY);
    const refusal = await server.api.expectError(create, buildNewOrder(), { token: person.token });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { order: 'paid' }]);
    assert.equal((await list(person)).items.length, 1);
    assert.equal(await countGrants(server, person), 1);
  });

  it('stay when the provider is away, and can be paid by the same call later', async () => {
    const person = await newPerson(server);
    const input = buildNewOrder();
    await withDeps(server, { payment: failingPayments(server, ['prepare']) }, async () => {
      await assert.rejects(server.api.send(create, input, { token: person.token }), /HTTP 503/);
    });
    const [kept] = (await list(person)).items;
    assert.equal(kept?.status, 'created');
    const { order, launch } = await server.api.call(create, input, { token: person.token });
    assert.deepEqual([order.orderNo, order.status, launch?.kind], [kept.orderNo, 'paying', 'page']);
  });

  it('are not opened again when they were paid without a notification', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await pay.payUnnoticed(orderNo);
    const input = buildNewOrder();
    const { order, launch } = await server.api.call(create, input, { token: person.token });
    assert.deepEqual([order.orderNo, order.status, launch], [orderNo, 'paid', null]);
    assert.equal(await countGrants(server, person), 1);
  });

  it('are paid by a notification that comes before the provider has answered the call', async () => {
    const person = await newPerson(server);
    const { demo } = pay;
    const hasty = Object.assign(Object.create(demo) as typeof demo, {
      prepare: async (order: ProviderOrder, payer: Payer) => {
        const launch = await demo.prepare(order, payer);
        await pay.pay(order.orderNo);
        return launch;
      }
    });
    const payment = { ...server.deps.payment, channels: { demo: hasty } };
    const { order, launch } = await withDeps(server, { payment }, () =>
      server.api.call(create, buildNewOrder(), { token: person.token })
    );
    assert.deepEqual([order.status, launch], ['paid', null]);
    assert.equal(await countGrants(server, person), 1);
  });

  it('[compliance 15] are paid when the provider says so, not the client', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    assert.equal((await pay.get(person, orderNo)).status, 'paying');
    await pay.payUnnoticed(orderNo);
    const answers = await Promise.all([1, 2, 3].map(() => pay.get(person, orderNo)));
    const statuses = answers.map(({ status }: PaymentOrder) => status);
    assert.deepEqual(statuses, ['paid', 'paid', 'paid']);
    assert.equal(await countGrants(server, person), 1);
    const paid = await pay.get(person, orderNo);
    assert.match(paid.transactionId ?? '', /^\d{28}$/);
    assert.ok(paid.paidAtMs !== null);
    assert.equal((await pay.level(person)).level, 'professional');
  });

  it('are cancelled once, and not after they were paid', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    for (let time = 0; time < 2; time += 1) {
      const { status, closeReason } = await pay.cancel(person, orderNo);
      assert.deepEqual([status, closeReason], ['closed', 'cancelled']);
    }
    assert.equal(await pay.payUnnoticed(orderNo), undefined);
    const paid = await pay.create(person);
    await pay.payUnnoticed(paid.orderNo);
    assert.deepEqual(await conflictOf(person, paid.orderNo), ['CONFLICT', 'paid']);
    assert.equal(await countGrants(server, person), 1);
  });

  it('are closed here and at the provider when their time is over', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await settle();
    assert.equal((await pay.get(person, orderNo)).status, 'paying');
    server.advance(MINUTES_TO_PAY);
    await Promise.all([settle(), settle()]);
    const { status, closeReason } = await pay.get(person, orderNo);
    assert.deepEqual([status, closeReason], ['closed', 'timeout']);
    assert.equal((await pay.demo.find(orderNo))?.state, 'CLOSED');
  });

  it('are granted instead of closed when they were paid in time without a notification', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await pay.payUnnoticed(orderNo);
    server.advance(MINUTES_TO_PAY);
    await Promise.all([settle(), settle()]);
    assert.equal((await pay.get(person, orderNo)).status, 'paid');
    assert.equal(await countGrants(server, person), 1);
  });

  it('stay open when the provider does not close them, and are closed after growing pauses', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    server.advance(MINUTES_TO_PAY);
    const rowOf = () =>
      server.db.selectFrom('pay_order').where('order_no', '=', orderNo).selectAll().executeTakeFirstOrThrow();
    await withDeps(server, { payment: failingPayments(server, ['close']) }, async () => {
      for (const pauseMs of [SECOND_MS, 2 * SECOND_MS, 4 * SECOND_MS]) {
        const nowMs = (await rowOf()).next_query_at_ms ?? 0;
        await settleDueOrders(server.deps, nowMs);
        const { status, next_query_at_ms: dueAtMs } = await rowOf();
        assert.deepEqual([status, dueAtMs], ['paying', nowMs + pauseMs]);
      }
      assert.equal((await pay.get(person, orderNo)).status, 'paying');
    });
    server.advance(MINUTE_MS);
    await settle();
    assert.equal((await pay.get(person, orderNo)).status, 'closed');
  });

  it('come page by page, the newest first', async () => {
    const person = await newPerson(server);
    for (const item of ['professional-1y', 'professional-2y', 'enterprise-1y']) {
      await pay.create(person, { item });
      server.advance(1000);
    }
    const first = await list(person, { limit: 2 });
    const rest = await list(person, { limit: 2, cursor: first.nextCursor ?? '' });
    assert.deepEqual(
      [...first.items, ...rest.items].map(({ item }) => item),
      ['enterprise-1y', 'professional-2y', 'professional-1y']
    );
    assert.equal(rest.nextCursor, null);
  });

  it('are limited to 600 questions an hour', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    const window = { key: `payQuery:${person.id}`, started_at_ms: server.deps.now().getTime(), count: 600 };
    await server.db.insertInto('rate_window').values(window).execute();
    const input = { orderNo };
    const refusal = await server.api.expectError('POST /api/front/payment/order', input, { token: person.token });
    assert.equal(refusal.error, 'RATE_LIMITED');
    const cancelling = await server.api.expectError('POST /api/front/payment/cancel', input, { token: person.token });
    assert.equal(cancelling.error, 'RATE_LIMITED');
    server.advance(HOUR_MS);
    assert.equal((await pay.get(person, orderNo)).status, 'closed');
  });
});
