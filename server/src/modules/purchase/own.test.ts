import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Member } from '../../http/ports';
import { countQueries } from '../../testing/countQueries';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { acceptBody, getQuotation, sendQuotation, setupOpenPurchase, verifiedPerson } from '../../testing/trade';
import { listOwnPurchases } from './own.service';

describe('the list of own purchase requests', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());

  it('is read with as many queries for many rows as for few, each with its own names, company, counts and deals', async () => {
    const [buyer, ...suppliers] = [await newPerson(server), await verifiedPerson(server), await verifiedPerson(server)];
    await setupCompany(server, buyer, '多条采购食品公司');
    const goods = [
      { varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong' },
      { varietyId: 'fennel', otherVariety: '', gradeId: null, specText: '选货' },
      { varietyId: null, otherVariety: '山奈', gradeId: null, specText: '片' }
    ];
    const [first, second, third] = [
      await setupOpenPurchase(server, buyer, goods[0], true),
      await setupOpenPurchase(server, buyer, goods[1], true),
      await setupOpenPurchase(server, buyer, goods[2], true)
    ];
    /** Sends quotations of both suppliers, and accepts so many grams of each. */
    async function deal(id: string, ...grams: number[]): Promise<void> {
      for (const [index, supplier] of suppliers.entries()) {
        const sent = await sendQuotation(server, supplier, id, { unitFen: 4000 + 100 * index });
        const accepted = grams[index];
        if (accepted === undefined) continue;
        const body = acceptBody(await getQuotation(server, buyer, sent.id), accepted);
        await server.api.call('POST /api/front/quotation/accept', body, buyer);
      }
    }
    await deal(first, 1_000_000, 2_000_000);
    await deal(second, 3_000_000);
    await deal(third);
    const member: Member = { id: buyer.id, isVerified: false };
    const list = async (limit: number) => {
      const counted = countQueries(server.db);
      const { items } = await listOwnPurchases(counted.db, member, { tab: 'all', limit }, server.deps.now().getTime());
      return { items, queries: counted.count() };
    };
    const all = await list(20);
    const rows = new Map(all.items.map((item) => [item.id, item]));
    const company = '多条采购食品公司';
    assert.deepEqual(
      [first, second, third].map((id) => {
        const row = rows.get(id);
        return [row?.varietyName, row?.gradeName, row?.companyName, row?.quoteCount, row?.newQuotes];
      }),
      [
        ['八角', '大红', company, 2, 0],
        ['小茴香', '选货', company, 2, 1],
        ['山奈', '片', company, 2, 2]
      ]
    );
    assert.deepEqual(
      [first, second, third].map((id) =>
        rows.get(id)?.deals.map(({ grams, unitFen, deliveredFen }) => [grams, unitFen, deliveredFen])
      ),
      [
        [
          [1_000_000, 4000, 4_000_000],
          [2_000_000, 4100, 8_200_000]
        ],
        [[3_000_000, 4000, 12_000_000]],
        []
      ]
    );
    const names = rows.get(first)?.deals.map(({ supplierName }) => supplierName) ?? [];
    assert.equal(new Set(names).size, 2);
    assert.equal(all.queries, (await list(2)).queries);
  });
});
