import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../database/id';
import { personalData } from '../../modules';
import { setupCompany } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  notificationTitles,
  purchaseFields,
  reviewPurchase,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

const trade = ['quotations', 'purchases'];

describe('erasure of requests and quotations', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const ofTrade = personalData.filter(({ name }) => trade.includes(name));

  /** Twice, which is once. */
  async function erase({ id }: TestPerson) {
    for (let time = 0; time < 2; time += 1) {
      await server.db.transaction().execute(async (tx) => {
        for (const one of ofTrade) await one.erase({ tx, files: server.deps.files }, id, server.deps.now().getTime());
      });
    }
  }
  async function findTraces({ id }: TestPerson): Promise<string[]> {
    const found: string[] = [];
    for (const table of ['purchase', 'purchase_request', 'purchase_view', 'purchase_favourite', 'quotation']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} as t where position(${id} in t::text) > 0`.execute(
        server.db
      );
      if (rows.length > 0) found.push(table);
    }
    return found;
  }
  const accept = async (buyer: TestPerson, id: string, grams: number) => {
    const body = acceptBody(await getQuotation(server, buyer, id), grams);
    return server.api.call('POST /api/front/quotation/accept', body, { token: buyer.token });
  };
  const countOf = async (purchaseId: string) =>
    (await server.api.call('GET /api/front/purchase/detail', { id: purchaseId })).quoteCount;

  it('[compliance 5, 7] deletes those of a supplier but for the figures of a deal', async () => {
    const [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const open = await setupOpenPurchase(server, buyer);
    const dealt = await setupOpenPurchase(server, buyer);
    const { id: openId } = await sendQuotation(server, supplier, open, { remark: '只在报价里的话' });
    const { id: dealId } = await sendQuotation(server, supplier, dealt, { remark: '只在成交里的话' });
    await accept(buyer, dealId, 1_000_000);
    const exported = await ofTrade[0]?.exportOf(server.deps, supplier.id);
    for (const mine of ['只在报价里的话', '只在成交里的话']) assert(JSON.stringify(exported).includes(mine));
    await erase(supplier);
    assert.deepEqual(await findTraces(supplier), []);
    assert.equal(await countOf(open), 0, 'there is room for another one');
    const gone = { token: buyer.token };
    assert.equal(
      (await server.api.expectError('POST /api/front/quotation/detail', { id: openId }, gone)).error,
      'NOT_FOUND'
    );
    const kept = await getQuotation(server, buyer, dealId);
    assert.deepEqual(
      [kept.deal?.grams, kept.deal?.contactMobile, kept.supplier.name, kept.versions[0]?.fields.remark],
      [1_000_000, '', '已注销用户', '']
    );
  });

  it('[compliance 5, 7] deletes those of a buyer but for quoted ones, which are closed', async () => {
    const [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const alone = await setupOpenPurchase(server, buyer);
    const quoted = await setupOpenPurchase(server, buyer, { qualityDemand: '买家自己写的要求' });
    await server.api.call('POST /api/front/purchase/favourite', { id: alone, on: true }, { token: supplier.token });
    const { id } = await sendQuotation(server, supplier, quoted);
    await erase(buyer);
    assert.deepEqual(await findTraces(buyer), []);
    for (const purchaseId of [alone, quoted]) {
      assert.equal(
        (await server.api.expectError('GET /api/front/purchase/detail', { id: purchaseId })).error,
        'NOT_FOUND'
      );
    }
    assert.equal((await getQuotation(server, supplier, id)).status, 'lapsed');
    assert.equal((await notificationTitles(server, supplier))[0], '采购已结束');
    const { rows } = await sql`select 1 from purchase as p where p::text like '%买家自己写的要求%'`.execute(server.db);
    assert.deepEqual(rows, []);
  });

  it('[compliance 5] keeps of a quoted request what it asked for, and no other text of the buyer', async () => {
    const [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const published = { title: '公开的采购标题', otherVariety: '公开的品种', specText: '公开的规格' };
    const purchaseId = await setupOpenPurchase(server, buyer, { ...published, qualityDemand: '公开的质量要求' });
    const { id } = await sendQuotation(server, supplier, purchaseId);
    const edit = purchaseFields(server, { ...published, title: '没公开过的标题', qualityDemand: '没公开过的要求' });
    const body = { id: purchaseId, requestId: newId(), asCompany: false, fields: edit };
    await server.api.call('POST /api/front/purchase/submit', body, buyer);
    await reviewPurchase(server, purchaseId, 'reject');
    await erase(buyer);
    const { purchase } = await getQuotation(server, supplier, id);
    assert.deepEqual(
      [purchase.title, purchase.varietyName, purchase.gradeName],
      [published.title, published.otherVariety, published.specText]
    );
    for (const text of ['公开的质量要求', '没公开过的标题', '没公开过的要求', '信息不实']) {
      const { rows } = await sql`select 1 from purchase as p left join purchase_review as r on r.purchase_id = p.id
        where p.id = ${purchaseId} and concat(p, r) like ${`%${text}%`}`.execute(server.db);
      assert.deepEqual(rows, [], text);
    }
  });

  it('leaves those of a company until its dissolution', async () => {
    const [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const [buyersId, suppliersId] = [await setupCompany(server, buyer), await setupCompany(server, supplier)];
    const [first, second] = [
      await setupOpenPurchase(server, buyer, {}, true),
      await setupOpenPurchase(server, buyer, {}, true)
    ];
    const { id: firstId } = await sendQuotation(server, supplier, first, {}, true);
    const dissolve = async (person: TestPerson, id: string) => {
      const { name } = await server.db
        .selectFrom('company')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await server.api.call('POST /api/front/team/dissolve', { id, name }, { token: person.token });
    };
    await dissolve(supplier, suppliersId);
    assert.equal((await getQuotation(server, buyer, firstId)).status, 'withdrawn');
    assert.equal((await notificationTitles(server, buyer))[0], '报价已撤回');
    assert.equal(await countOf(first), 0);
    const other = await verifiedPerson(server);
    const { id: secondId } = await sendQuotation(server, other, second);
    await dissolve(buyer, buyersId);
    assert.equal((await getQuotation(server, other, secondId)).status, 'lapsed');
    assert.equal((await server.api.call('GET /api/front/purchase/detail', { id: second })).status, 'closed');
  });
});
