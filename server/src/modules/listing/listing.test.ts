import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TradeUnit } from '@contract/goods';
import type { ListingPrice, SupplyQuery } from '@contract/listing';
import { DAY_MS } from '@rules/duration';
import { gramsPerUnit } from '@rules/tradeUnit';
import { type TestApp, testApp } from '../../testing/testApp';

const supplies = 'GET /api/front/supply/list';
const purchases = 'GET /api/front/purchase/list';

/** The lower price of one tonne, null when negotiable. */
function tonneFen(listing: { price: ListingPrice; unit: TradeUnit; gramsPerPack: number | null }): number | null {
  const fen = lowestFen(listing.price);
  const grams = gramsPerUnit(listing.unit, listing.gramsPerPack);
  return fen === null || grams === null ? null : Math.floor((fen * 1_000_000) / grams);
}

function lowestFen(price: ListingPrice): number | null {
  switch (price.mode) {
    case 'fixed':
      return price.fen;
    case 'range':
      return price.lowFen;
    case 'tiered':
      return Math.min(...price.tiers.map(({ fen }) => fen));
    case 'negotiable':
      return null;
  }
}

describe('public lists of listings', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  /** Every listing of a query, window by window. */
  async function fetchAllPages<T>(
    fetchPage: (query: SupplyQuery) => Promise<{ items: T[]; nextCursor: string | null }>,
    query: SupplyQuery
  ): Promise<T[]> {
    const first = await fetchPage({ limit: 9, ...query });
    if (first.nextCursor === null) return first.items;
    return [...first.items, ...(await fetchAllPages(fetchPage, { ...query, cursor: first.nextCursor }))];
  }

  const allSupplies = (query: SupplyQuery) => fetchAllPages((window) => server.api.call(supplies, window), query);
  const allPurchases = (query: SupplyQuery) => fetchAllPages((window) => server.api.call(purchases, window), query);

  it('refuse an invalid cursor, the cursor of another order, and unknown fields', async () => {
    const { nextCursor } = await server.api.call(supplies, { limit: 1 });
    assert(nextCursor);
    for (const name of [supplies, purchases] as const) {
      for (const query of [
        { cursor: 'nonsense' },
        { sort: 'price', cursor: nextCursor },
        { distance: 5 },
        { sort: 'up' }
      ]) {
        assert.equal((await server.api.expectError(name, query)).error, 'VALIDATION');
      }
    }
  });

  it('are empty for a variety without listings', async () => {
    assert.deepEqual(await allSupplies({ varietyId: 'no-such' }), []);
    assert.deepEqual(await allPurchases({ varietyId: 'no-such' }), []);
  });

  it('return each listing once, newest first', async () => {
    const items = await allSupplies({});
    assert(items.length >= 60);
    assert.equal(new Set(items.map((item) => item.id)).size, items.length);
    const times = items.map((item) => item.confirmedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
    assert((await allPurchases({})).length >= 30);
  });

  it('sort by price across units: cheapest supply first, highest purchase price first, negotiable last', async () => {
    const offered = (await allSupplies({ sort: 'price' })).map(tonneFen);
    assert.deepEqual(
      offered,
      offered.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
    );
    const asked = (await allPurchases({ sort: 'price' })).map(tonneFen);
    assert.deepEqual(
      asked,
      asked.toSorted((a, b) => (b ?? 0) - (a ?? 0))
    );
  });

  it('filter by variety and by verified parties', async () => {
    const anise = await allSupplies({ varietyId: 'star-anise' });
    assert(anise.length > 0 && anise.every((item) => item.varietyId === 'star-anise'));
    const certified = await allSupplies({ certifiedOnly: true });
    const allSellers = await allSupplies({});
    assert(certified.length < allSellers.length);
    assert(certified.every((item) => item.seller.verifications.length > 0));
  });

  it('never contain the name of an anonymous buyer', async () => {
    const hidden = (await allPurchases({})).filter((item) => item.buyer === null);
    assert(hidden.length > 0);
    const rows = await server.db
      .selectFrom('purchase_request')
      .select(['id', 'party_name'])
      .where('is_anonymous', '=', true)
      .where('status', '=', 'published')
      .execute();
    assert.equal(rows.length, hidden.length);
    for (const item of hidden) {
      const name = rows.find((row) => row.id === item.id)?.party_name;
      assert(name !== undefined && !JSON.stringify(item).includes(name));
    }
  });

  it('have seeded prices near those of the market', async () => {
    const { items: lines } = await server.api.call('GET /api/front/market/lines', {
      varietyId: 'star-anise',
      marketIds: 'yulin'
    });
    for (const item of [
      ...(await allSupplies({ varietyId: 'star-anise' })),
      ...(await allPurchases({ varietyId: 'star-anise' }))
    ]) {
      const mid = lines.find((line) => line.gradeName === item.gradeName)?.midFen ?? 0;
      const tonne = tonneFen(item);
      if (tonne !== null) assert(Math.abs(tonne / 1000 / mid - 1) < 0.15, item.title);
    }
  });

  it('omit expired listings', async (t) => {
    const later = await testApp({ isSeeded: true });
    t.after(() => later.close());
    later.advance(100 * DAY_MS);
    assert.deepEqual((await later.api.call(supplies, {})).items, []);
    assert.deepEqual((await later.api.call(purchases, {})).items, []);
  });
});
