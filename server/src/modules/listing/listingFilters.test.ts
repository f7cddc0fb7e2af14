import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ListedSupply, PurchaseQuery, SupplyQuery } from '@contract/listing';
import { DAY_MS } from '@rules/duration';
import { fenPerKg } from '@rules/supply';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { cityPositions, distanceKm } from '../region/cityPositions';

const supplies = 'GET /api/front/supply/list';
const purchases = 'GET /api/front/purchase/list';
const YULIN = '22.6,110.2';

function lowestFen(price: ListedSupply['price']): number | null {
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

function verifiedDays(kinds: readonly string[]): number {
  if (kinds.includes('company')) return 3;
  return kinds.length > 0 ? 2 : 0;
}

describe('filters and orders of public lists', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function fetchAllPages<T>(
    fetchPage: (cursor?: string) => Promise<{ items: T[]; nextCursor: string | null }>,
    cursor?: string
  ): Promise<T[]> {
    const { items, nextCursor } = await fetchPage(cursor);
    return nextCursor === null ? items : [...items, ...(await fetchAllPages(fetchPage, nextCursor))];
  }
  const allSupplies = (query: SupplyQuery) =>
    fetchAllPages((cursor) =>
      server.api.call(supplies, { limit: 37, ...query, ...(cursor !== undefined && { cursor }) })
    );
  const allPurchases = (query: PurchaseQuery) =>
    fetchAllPages((cursor) =>
      server.api.call(purchases, { limit: 37, ...query, ...(cursor !== undefined && { cursor }) })
    );

  it('refuse invalid filters, and the order by distance without a position', async () => {
    for (const query of [
      { varietyIds: 'star-anise,' },
      { varietyIds: "a' or 1=1" },
      { varietyIds: Array(21).fill('a').join(',') },
      { categoryId: 'metal' },
      { originCode: '45' },
      { originCountry: 'Vietnam' },
      { deliveryCode: '45090%' },
      { minFenPerKg: -1 },
      { maxFenPerKg: 'dear' },
      { unit: 'pound' },
      { withinDays: 0 },
      { withinDays: 91 },
      { sort: 'quantity' },
      { sort: 'distance' },
      { sort: 'distance', near: '22.64,110.2' },
      { sort: 'distance', near: '95.0,110.2' },
      { sort: 'distance', near: '22.6' }
    ]) {
      const { code, data } = await server.api.send(supplies, query);
      assert.notEqual(code, 200, JSON.stringify(query));
      assert.equal((data as { error: string }).error, 'VALIDATION', JSON.stringify(query));
    }
    for (const query of [{ inStock: true }, { originCode: '45' }]) {
      assert.equal((await server.api.expectError(purchases, query)).error, 'VALIDATION', JSON.stringify(query));
    }
    const { nextCursor } = await server.api.call(supplies, { limit: 1, sort: 'recommended' });
    const wrong = await server.api.expectError(supplies, { sort: 'newest', cursor: nextCursor });
    assert.deepEqual(wrong.fields, { cursor: 'order' });
  });

  const all = () => allSupplies({});
  const perKg = ({ price, unit, gramsPerPack }: ListedSupply) => {
    const fen = lowestFen(price);
    if (fen === null) return null;
    return fenPerKg(fen, unit, gramsPerPack);
  };
  const year = new Date(Date.now() + DAY_MS / 3).getUTCFullYear();
  const filters: [name: string, query: SupplyQuery, fits: (supply: ListedSupply) => boolean][] = [
    [
      'several varieties',
      { varietyIds: 'cassia,clove,cassia' },
      ({ varietyId }) => /^(cassia|clove)$/.test(varietyId ?? '')
    ],
    ['a unit', { unit: 'jin' }, ({ unit }) => unit === 'jin'],
    ['verified parties', { certifiedOnly: true }, ({ seller }) => seller.verifications.length > 0],
    ['goods in stock', { inStock: true }, ({ tags }) => tags.includes('inStock')],
    ['goods without sulphur', { sulfurFree: true }, ({ tags }) => tags.includes('sulfurFree')],
    ['goods from abroad', { isImported: true }, ({ tags }) => tags.includes('imported')],
    ['the new harvest', { newCrop: true }, ({ cropYear }) => cropYear === year],
    ['three days', { withinDays: 3 }, ({ confirmedAtMs }) => confirmedAtMs >= Date.now() - 3 * DAY_MS],
    ['a price range', { minFenPerKg: 2_000, maxFenPerKg: 4_000 }, (one) => within(perKg(one), 2_000, 4_000)],
    ['a price from below', { minFenPerKg: 9_000 }, (one) => within(perKg(one), 9_000, Infinity)],
    [
      'two at once',
      { inStock: true, certifiedOnly: true },
      ({ tags, seller }) => tags.includes('inStock') && seller.verifications.length > 0
    ]
  ];
  const within = (fen: number | null, low: number, high: number) => fen !== null && fen >= low && fen <= high;

  for (const [name, query, fits] of filters) {
    it(`filter by ${name}`, async () => {
      const expected = (await all()).filter(fits).map(({ id }) => id);
      const found = (await allSupplies(query)).map(({ id }) => id);
      assert.ok(expected.length > 0, 'the demo data has some');
      assert.deepEqual(found, expected);
    });
  }

  it('filter by category, and by a region with everything inside it', async () => {
    const inside = async (column: string, prefix: string) =>
      (
        await sql<{ id: string }>`select id from supply_listing where ${sql.ref(column)} like ${`${prefix}%`}`.execute(
          server.db
        )
      ).rows.map(({ id }) => id);
    for (const [query, prefix, column] of [
      [{ originCode: '450000' }, '45', 'origin_code'],
      [{ originCode: '450900' }, '4509', 'origin_code'],
      [{ deliveryCode: '530000' }, '53', 'delivery_code']
    ] as const) {
      const ids = new Set(await inside(column, prefix));
      const expected = (await all()).filter(({ id }) => ids.has(id)).map(({ id }) => id);
      assert.ok(expected.length > 0);
      assert.deepEqual(
        (await allSupplies(query)).map(({ id }) => id),
        expected
      );
    }
    const hot = await allSupplies({ categoryId: 'hot' });
    assert.ok(
      hot.length > 0 && hot.every(({ varietyId }) => /pepper|chili|erjingtiao|birds-eye/.test(varietyId ?? ''))
    );
  });

  it('filter by a country of origin, and list the origins by number of supplies', async () => {
    const { domestic, imported } = await server.api.call('GET /api/front/supply/origins', undefined);
    const offers = await all();
    const abroad = offers.filter(({ tags }) => tags.includes('imported'));
    assert.deepEqual([domestic.count, imported.count], [offers.length - abroad.length, abroad.length]);
    assert.ok(imported.countries.length > 3, 'several countries');
    for (const origins of [imported.countries, domestic.provinces]) {
      const counts = origins.map(({ count }) => count);
      assert.deepEqual(
        counts,
        [...counts].sort((one, other) => other - one)
      );
    }
    for (const { code, name, count } of imported.countries) {
      const found = await allSupplies({ originCountry: code });
      assert.equal(found.length, count, name);
      assert.ok(
        found.every(({ tags }) => tags.includes('imported')),
        name
      );
    }
    for (const { code, count } of domestic.provinces) {
      assert.equal((await allSupplies({ originCode: code })).length, count, code);
    }
    assert.equal((await allSupplies({ originCountry: 'CN' })).length, domestic.count);
  });

  it('filter requests by accepted origin: inside the region, or containing it', async () => {
    const { rows } = await sql<{ id: string; origin_codes: string[] }>`
      select id, origin_codes from purchase_request`.execute(server.db);
    const wanted = new Map(rows.map(({ id, origin_codes: codes }) => [id, codes]));
    for (const [originCode, fits] of [
      ['450000', /^45/],
      ['450900', /^(4509|450000)/],
      ['450902', /^(450902|450900|450000)/]
    ] as const) {
      const expected = (await allPurchases({})).filter(({ id }) => wanted.get(id)?.some((code) => fits.test(code)));
      const found = await allPurchases({ originCode });
      assert.deepEqual(
        found.map(({ id }) => id),
        expected.map(({ id }) => id),
        originCode
      );
      if (originCode === '450000') assert.ok(found.length > 0);
    }
  });

  it('return each listing once in every order', async () => {
    const ids = (await all()).map(({ id }) => id).sort();
    for (const sort of ['recommended', 'price', 'priceReversed', 'distance'] as const) {
      const found = await allSupplies({ sort, near: YULIN });
      assert.deepEqual(found.map(({ id }) => id).sort(), ids, sort);
    }
    const wanted = (await allPurchases({})).map(({ id }) => id).sort();
    for (const sort of ['recommended', 'price', 'priceReversed', 'distance', 'quantity'] as const) {
      const found = await allPurchases({ sort, near: YULIN });
      assert.deepEqual(found.map(({ id }) => id).sort(), wanted, sort);
    }
  });

  it('rank verified and documented listings as if they were fresher', async () => {
    const rankOf = ({ seller, confirmedAtMs, cover, tags }: ListedSupply) => {
      const days = verifiedDays(seller.verifications);
      return confirmedAtMs + (days + Number(cover !== null) + Number(tags.includes('documents'))) * DAY_MS;
    };
    const ranks = (await allSupplies({ sort: 'recommended' })).map(rankOf);
    assert.deepEqual(
      ranks,
      ranks.toSorted((one, other) => other - one)
    );
  });

  it('order by distance from the nearest city', async () => {
    const yulin = { latitude: 22.6, longitude: 110.2 };
    const found = await allSupplies({ sort: 'distance', near: YULIN });
    const { rows } = await sql<{ id: string; city: string }>`select id, left(delivery_code, 4) as city
      from supply_listing`.execute(server.db);
    const cityOf = new Map(rows.map(({ id, city }) => [id, city]));
    const distances = found.map(({ id }) => {
      const city = cityOf.get(id) ?? '';
      return distanceKm(yulin, cityPositions.get(city.replace(/00$/, '01')) ?? yulin);
    });
    assert.equal(distances[0], 0);
    assert.deepEqual(
      distances,
      distances.toSorted((one, other) => one - other)
    );
  });

  it('page through several varieties as through one list, in every order', async () => {
    for (const sort of ['recommended', 'newest', 'price', 'priceReversed', 'distance'] as const) {
      const whole = (await allSupplies({ sort, near: YULIN })).filter(({ varietyId }) =>
        /^(cassia|clove|star-anise)$/.test(varietyId ?? '')
      );
      const found = await allSupplies({ sort, near: YULIN, varietyIds: 'clove,cassia,star-anise', limit: 7 });
      assert.deepEqual(
        found.map(({ id }) => id),
        whole.map(({ id }) => id),
        sort
      );
    }
  });

  it('order requests by quantity', async () => {
    const grams = (await allPurchases({ sort: 'quantity' })).map(({ quantityGrams }) => quantityGrams);
    assert.deepEqual(
      grams,
      grams.toSorted((one, other) => other - one)
    );
  });

  it('mark own listings for their owner only', async () => {
    const query = { limit: 50 };
    const visitor = await server.api.call(purchases, query);
    assert.ok(visitor.items.every(({ isMine, myQuotationId }) => !isMine && myQuotationId === null));
    const qin = await logIn(server, '13800138000');
    const mine = await fetchAllPages((cursor) =>
      server.api.call(supplies, { limit: 50, ...(cursor !== undefined && { cursor }) }, { token: qin })
    );
    assert.ok(mine.some(({ isMine }) => isMine));
    assert.ok(mine.every(({ isMine, seller }) => isMine === (seller.companyId === 'company-guinan')));
    const quoted = await fetchAllPages((cursor) =>
      server.api.call(purchases, { limit: 50, ...(cursor !== undefined && { cursor }) }, { token: qin })
    );
    const { rows } = await sql<{ id: string }>`select id from quotation where company_id = 'company-guinan'
      and status in ('submitted', 'viewed', 'shortlisted')`.execute(server.db);
    const shown = quoted.flatMap(({ myQuotationId }) => myQuotationId ?? []);
    assert.ok(shown.length > 0 && shown.every((id) => rows.some((row) => row.id === id)));
    assert.ok(quoted.every(({ isMine }) => !isMine));
    const lu = await logIn(server, '13800138004');
    const wanted = await server.api.call(purchases, query, { token: lu });
    assert.ok(wanted.items.some(({ isMine }) => isMine));
  });
});
