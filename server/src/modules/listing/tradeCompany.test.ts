import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { countLockWaits } from '../../testing/lockWait';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';

describe('the figures of a company', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());

  it('count all listings that are published at once', async () => {
    const seller = await newPerson(server);
    await setupCompany(server, seller, '同时上架香料行');
    const goods = { varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong' };
    const submitted = [1, 2, 3].map(() => submitSupply(server, seller, goods, { asCompany: true }));
    const ids = (await Promise.all(submitted)).map(({ id }) => id);
    const approvals = await server.db.transaction().execute(async (tx) => {
      // None of them can write its figures before all of them wait.
      await sql`lock table trade_company in exclusive mode`.execute(tx);
      const sent = ids.map((id) => reviewSupplyAs(server, id));
      await waitUntil(async () => (await countLockWaits(server.db)) === ids.length);
      return { sent };
    });
    await Promise.all(approvals.sent);
    const { items } = await server.api.call('GET /api/front/search/companies', { q: '同时上架' });
    assert.deepEqual(
      items.map(({ name, supplyCount }) => [name, supplyCount]),
      [['同时上架香料行', 3]]
    );
  });
});
