import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { QuotationFields } from '@contract/quotationFields';
import { DAY_MS } from '@rules/duration';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  notificationTitles,
  sendQuotation,
  setupSingleRequestBuyer,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';
import { expireDueQuotations } from './expiry.service';

describe('a sent quotation', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let request: Awaited<ReturnType<typeof setupSingleRequestBuyer>>['request'];
  before(async () => {
    server = await testApp();
    ({ buyer, request } = await setupSingleRequestBuyer(server));
  });
  after(() => server.close());

  it('is compared by the delivered price of a kilogram, cheapest first', async () => {
    const purchaseId = await request();
    const offers: [number, Partial<QuotationFields>][] = [
      [4200, { unitFen: 4200 }],
      [4185, { unitFen: 4150, isFreightIncluded: false, freightFenPerKg: 35, freightToCode: null }],
      [4251, { unitFen: 3900, isTaxIncluded: false, taxRate: 9 }]
    ];
    for (const [, changes] of offers) await sendQuotation(server, await verifiedPerson(server), purchaseId, changes);
    const { items } = await server.api.call(
      'POST /api/front/quotation/compare',
      { purchaseId },
      { token: buyer.token }
    );
    assert.deepEqual(
      items.map(({ version }) => version.deliveredFenPerKg),
      [4185, 4200, 4251]
    );
    assert(items.every(({ isNew }) => isNew));
    const outsider = await verifiedPerson(server);
    const refused = await server.api.expectError('POST /api/front/quotation/compare', { purchaseId }, outsider);
    assert.equal(refused.error, 'FORBIDDEN');
  });

  it('warns a day before its end and expires, with one notification however many jobs run', async () => {
    const supplier = await verifiedPerson(server);
    const { id, validUntilMs } = await sendQuotation(server, supplier, await request(), { validDays: 3 });
    const expireDue = () =>
      Promise.all([1, 2, 3].map(() => expireDueQuotations(server.db, server.deps.now().getTime())));
    const countNotifications = async (person: TestPerson, title: string) =>
      (await notificationTitles(server, person)).filter((one) => one === title).length;
    await expireDue();
    assert.equal(await countNotifications(supplier, '报价即将到期'), 0);
    server.advance(2 * DAY_MS);
    await expireDue();
    await expireDue();
    assert.deepEqual(
      [await countNotifications(supplier, '报价即将到期'), await countNotifications(buyer, '收到的报价即将到期')],
      [1, 1]
    );
    server.advance(validUntilMs - server.deps.now().getTime() + 1);
    const seen = await getQuotation(server, buyer, id);
    assert.equal(seen.status, 'expired', 'also before the job has come round');
    const late = acceptBody(seen, 1_000_000);
    const refused = await server.api.expectError('POST /api/front/quotation/accept', late, { token: buyer.token });
    assert.deepEqual(refused, { error: 'CONFLICT', fields: { quotation: 'expired' } });
    await expireDue();
    await expireDue();
    assert.deepEqual(
      [await countNotifications(supplier, '报价已过期'), await countNotifications(buyer, '收到的报价已过期')],
      [1, 1]
    );
  });

  it('is closed with its request, and the supplier is notified with a link', async () => {
    const supplier = await verifiedPerson(server);
    const purchaseId = await request();
    const { id } = await sendQuotation(server, supplier, purchaseId);
    const close = { id: purchaseId, do: { action: 'close' as const, reason: 'cancelled' as const } };
    await server.api.call('POST /api/front/purchase/act', close, { token: buyer.token });
    assert.equal((await getQuotation(server, supplier, id)).status, 'lapsed');
    const { items } = await notificationsOf(server, supplier.token);
    assert.deepEqual(
      [items[0]?.kind, items[0]?.title, items[0]?.jump],
      ['quote', '采购已结束', { type: 'jumpMini', route: 'quotation.edit', params: { id } }]
    );
  });

  it('can be scored once, after a deal', async () => {
    const supplier = await verifiedPerson(server);
    const sent = await sendQuotation(server, supplier, await request());
    const { id } = sent;
    const score = (stars: number) =>
      server.api.send('POST /api/front/quotation/score', { id, score: stars, text: '发货快' }, { token: buyer.token });
    assert.equal((await score(5)).code, 409);
    const accept = acceptBody(sent, 5_000_000);
    await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
    assert.deepEqual([(await score(5)).code, (await score(5)).code, (await score(1)).code], [200, 200, 409]);
    assert.deepEqual((await getQuotation(server, supplier, id)).deal?.score, 5);
  });

  it('counts as a deal of both sides after the acceptance', async () => {
    const supplier = await verifiedPerson(server);
    const { id } = await sendQuotation(server, supplier, await request());
    const dealsOf = async ({ token }: TestPerson) => {
      const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token });
      return [counts.dealsSold, counts.dealsBought];
    };
    const [sold, bought = 0] = await dealsOf(buyer);
    assert.deepEqual(await dealsOf(supplier), [0, 0]);
    const accept = acceptBody(await getQuotation(server, buyer, id), 1_000_000);
    await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
    assert.deepEqual(await dealsOf(supplier), [1, 0]);
    assert.deepEqual(await dealsOf(buyer), [sold, bought + 1]);
  });

  it('needs a text for the rejection reason `other`', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await sendQuotation(server, supplier, await request());
    const body = { id, revision, reason: 'other' as const, text: ' ' };
    const refused = await server.api.expectError('POST /api/front/quotation/reject', body, { token: buyer.token });
    assert.deepEqual(refused, { error: 'VALIDATION', fields: { text: 'required' } });
    const given = { ...body, text: '规格书对不上' };
    await server.api.call('POST /api/front/quotation/reject', given, { token: buyer.token });
    assert.deepEqual((await getQuotation(server, supplier, id)).rejection, { reason: 'other', text: '规格书对不上' });
  });

  it('is in the lists of both sides with unread marks and counts', async () => {
    const supplier = await verifiedPerson(server);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const sent = await sendQuotation(server, supplier, await request());
      const { id, revision } = sent;
      ids.unshift(id);
      if (count === 0) {
        const accept = acceptBody(sent, 1_000_000);
        await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
      } else {
        const reject = { id, revision, reason: 'price' as const, text: '' };
        await server.api.call('POST /api/front/quotation/reject', reject, { token: buyer.token });
      }
      server.advance(1000);
    }
    const token = { token: supplier.token };
    const list = async (input: Partial<CallInput<'GET /api/front/quotation/list'>>) =>
      server.api.call('GET /api/front/quotation/list', { side: 'sent', tab: 'all', ...input }, token);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list({ limit: 2, cursor: second.nextCursor ?? '' });
    assert.deepEqual(
      [...first.items, ...second.items, ...third.items].map(({ id }) => id),
      ids
    );
    assert.equal(third.nextCursor, null);
    assert.deepEqual(
      (await list({ tab: 'accepted' })).items.map(({ id }) => id),
      [ids[4]]
    );
    assert.equal((await list({ sort: 'deadline' })).items.length, 5);
    const { tabs, unread, winPercent } = await server.api.call(
      'GET /api/front/quotation/counts',
      { side: 'sent' },
      token
    );
    assert.deepEqual([tabs.all, tabs.accepted, tabs.rejected, unread, winPercent], [5, 1, 4, 5, 20]);
    await getQuotation(server, supplier, ids[0] ?? '');
    const after = await server.api.call('GET /api/front/quotation/counts', { side: 'sent' }, token);
    assert.equal(after.unread, 4, 'read when it was opened');
    const { news } = await server.api.call('GET /api/member/user/current', undefined, token);
    assert.deepEqual(news, { receivedQuotations: 0, sentQuotations: 4, inquiries: 0, exchangeRequests: 0 });
    const stranger = await verifiedPerson(server);
    for (const side of ['sent', 'received'] as const) {
      const { items } = await server.api.call('GET /api/front/quotation/list', { side, tab: 'all' }, stranger);
      assert.deepEqual(items, []);
    }
  });
});
