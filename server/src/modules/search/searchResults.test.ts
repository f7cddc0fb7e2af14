import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import type { Page } from '@contract/common';
import type { SearchScope } from '@contract/search';
import { DAY_MS } from '@rules/duration';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { refreshAllTradeCompanies } from '../listing/tradeCompany.service';

const scopes: SearchScope[] = ['lines', 'supplies', 'purchases', 'companies', 'news', 'flashes', 'cards'];
/** Their cursors are those of the listings. */
const isOfListings = (scope: SearchScope) => scope === 'supplies' || scope === 'purchases';
const listOf = (scope: SearchScope): CallName => `GET /api/front/search/${scope}`;

describe('search results', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const getOverview = (q: string, varietyId?: string) =>
    server.api.call('GET /api/front/search/overview', { q, ...(varietyId !== undefined && { varietyId }) });
  /** Loads a page of any of the lists, which all have the same shape. */
  const fetchPage = (scope: SearchScope, input: object) =>
    server.api.call(listOf(scope) as 'GET /api/front/search/companies', input as { q: string }) as Promise<
      Page<{ id: string }>
    >;
  const searchSupplies = (q: string, more = {}) => server.api.call('GET /api/front/search/supplies', { q, ...more });

  /** Adds copies of a demo supply, with changes. */
  async function addSupplies(ids: string[], changes: Record<string, unknown>): Promise<void> {
    const [{ search_tokens: _tokens, tonne_fen: _tonne, rank_ms: _rank, tiers: _tiers, ...model } = assert.fail()] =
      await server.db
        .selectFrom('supply_listing')
        .selectAll()
        .where('variety_id', '=', 'star-anise')
        .where('status', '=', 'published')
        .where('price_mode', '<>', 'tiered')
        .limit(1)
        .execute();
    const rows = ids.map((id) => ({ ...model, id, ...changes }));
    await server.db.insertInto('supply_listing').values(rows).execute();
  }
  const addSupply = (id: string, changes: Record<string, unknown>) => addSupplies([id], changes);

  it('reject an empty word, a long word, an unknown scope, a foreign cursor and unknown fields', async () => {
    const calls: CallName[] = ['GET /api/front/search/overview', ...scopes.map(listOf)];
    for (const call of calls) {
      for (const input of [{}, { q: '' }, { q: '香'.repeat(31) }, { q: '八角', scope: 'everything' }]) {
        assert.equal(
          (await server.api.expectError(call, input)).error,
          'VALIDATION',
          `${call} ${JSON.stringify(input)}`
        );
      }
    }
    const { nextCursor } = await server.api.call('GET /api/front/supply/list', { limit: 1 });
    for (const scope of scopes) {
      for (const cursor of ['nonsense', 'WzEsMl0', ...(isOfListings(scope) ? [] : [nextCursor])]) {
        const { error } = await server.api.expectError(listOf(scope), { q: '八角', cursor });
        assert.equal(error, 'VALIDATION', `${scope} ${cursor}`);
      }
    }
    const byTime = await searchSupplies('八角', { limit: 1 });
    const { error } = await server.api.expectError('GET /api/front/search/supplies', {
      q: '八角',
      sort: 'price',
      cursor: byTime.nextCursor
    });
    assert.equal(error, 'VALIDATION');
  });

  it('are empty, without an error, for characters that are no word', async () => {
    for (const q of [
      ' ',
      '\u0000',
      '🌶️🌶️',
      '%',
      '_',
      '\\',
      '(',
      "'; drop table variety; --",
      '<script>alert(1)</script>'
    ]) {
      const { counts } = await getOverview(q);
      assert.deepEqual([...new Set(Object.values(counts))], [0], q);
      for (const scope of scopes) assert.deepEqual((await fetchPage(scope, { q })).items, [], q);
    }
    assert((await getOverview('八角')).counts.supplies > 0);
  });

  it('never contain what is expired, paused, closed, withdrawn or unpublished', async () => {
    await addSupply('hidden-1', { title: '隐形货 一', valid_until: '2020-01-01' });
    await addSupply('hidden-2', { title: '隐形货 二', status: 'paused' });
    await addSupply('hidden-3', { title: '隐形货 三', status: 'closed' });
    await addSupply('shown', { title: '隐形货 四' });
    const { counts } = await getOverview('隐形货');
    assert.equal(counts.supplies, 1);
    assert.deepEqual(
      (await searchSupplies('隐形货')).items.map(({ id }) => id),
      ['shown']
    );
    await server.db.updateTable('supply_listing').set({ status: 'closed' }).where('id', '=', 'shown').execute();
    assert.equal((await getOverview('隐形货')).counts.supplies, 0);
  });

  it('do not find an anonymous buyer by name', async () => {
    const hidden = await server.db
      .selectFrom('purchase_request')
      .select(['id', 'party_name'])
      .where('is_anonymous', '=', true)
      .execute();
    assert(hidden.length > 0);
    for (const { id, party_name: name } of hidden) {
      const { items } = await server.api.call('GET /api/front/search/purchases', { q: name.slice(0, 30), limit: 50 });
      assert(!items.some((item) => item.id === id), name);
    }
  });

  it('find 八角 by its aliases, its initials and its pinyin, and return its name', async () => {
    const plain = await getOverview('八角');
    assert.equal(plain.aliasOf, null);
    assert(scopes.every((scope) => plain.counts[scope] > 0));
    for (const q of ['大料', 'bj', 'BJ', 'bajiao', 'ｂｊ']) {
      const found = await getOverview(q);
      assert.equal(found.aliasOf, '八角', q);
      assert.deepEqual(found.counts, plain.counts, q);
      assert(found.marks.includes('八角') && found.marks.includes('大料'));
    }
  });

  it('find words of two characters, alone and together, in any order', async () => {
    await addSupply('words', { title: '色泽乌亮紫皮独瓣货', delivery_place: '云南曲靖' });
    for (const q of ['紫皮', '独瓣', '紫皮 曲靖', '曲靖 乌亮', '曲靖紫皮 ']) {
      const ids = (await searchSupplies(q)).items.map(({ id }) => id);
      assert.equal(ids.includes('words'), q !== '曲靖紫皮 ', q);
    }
    assert.deepEqual((await searchSupplies('紫皮 海口')).items, []);
  });

  it('ignore words that only express an intention', async () => {
    const plain = (await getOverview('八角')).counts;
    assert.deepEqual((await getOverview('八角今日价格')).counts, plain);
    assert.deepEqual((await getOverview('求购 八角')).counts, plain);
  });

  it('are limited to a variety when another page requests it', async () => {
    const { counts, supplies: first } = await getOverview('年产', 'cassia');
    assert(counts.supplies > 0);
    assert(first.every(({ varietyId }) => varietyId === 'cassia'));
  });

  it('continue page by page, each row once, as many as were counted', async () => {
    const { counts } = await getOverview('八角');
    for (const scope of scopes) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const input = { q: '八角', limit: 3, ...(cursor !== null && { cursor }) };
        const page = await fetchPage(scope, input);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      assert.equal(ids.length, counts[scope], scope);
      assert.equal(new Set(ids).size, ids.length, scope);
    }
  });

  it('count up to 1,000, and cache that count for a minute', async () => {
    const ids = Array.from({ length: 1_001 }, (_, index) => `stock-${index}`);
    const close = (some: string[]) =>
      server.db.updateTable('supply_listing').set({ status: 'closed' }).where('id', 'in', some).execute();
    const counted = async () => (await getOverview('铺货')).counts.supplies;
    assert.equal(await counted(), 0);
    await addSupplies(ids, { title: '铺货' });
    assert.equal(await counted(), 1_000);
    await close(ids.slice(10));
    assert.equal(await counted(), 1_000);
    server.advance(61_000);
    assert.equal(await counted(), 10);
    await close(ids.slice(9));
    assert.equal(await counted(), 9, 'a smaller count is always that of the moment');
    await close(ids);
  });

  it('contain companies with their varieties while they have an open listing', async (t) => {
    const { items } = await server.api.call('GET /api/front/search/companies', { q: '六万岭' });
    assert.equal(items[0]?.name, '六万岭八角合作社');
    assert(items[0].varieties.includes('八角') && items[0].supplyCount > 0);
    const letters = await server.api.call('GET /api/front/search/companies', { q: 'lwl' });
    assert.equal(letters.items[0]?.name, '六万岭八角合作社');
    const later = await testApp({ isSeeded: true });
    t.after(() => later.close());
    later.advance(100 * DAY_MS);
    assert.deepEqual((await later.api.call('GET /api/front/search/companies', { q: '六万岭' })).items, []);
  });

  it('update companies from their open listings', async () => {
    const companyOf = async (name: string) => setupCompany(server, await newPerson(server), name);
    await addSupply('of-new', { company_id: await companyOf('新开张香料行'), party_verifications: ['company'] });
    await addSupply('of-plain', { company_id: await companyOf('没认证的铺子'), party_verifications: [] });
    await refreshAllTradeCompanies(server.db, Date.now());
    const find = async (q: string) => (await server.api.call('GET /api/front/search/companies', { q })).items;
    assert.equal((await find('新开张'))[0]?.supplyCount, 1);
    assert.deepEqual(await find('没认证'), []);
  });

  it('suggest spellings when nothing is found', async () => {
    assert.deepEqual((await getOverview('八角')).similar, []);
    for (const [q, name] of [
      ['八饺', '八角'],
      ['bajiap', '八角'],
      ['草裹', '草果'],
      ['桂坯', '桂皮']
    ] as const) {
      const { similar, counts } = await getOverview(q);
      assert.deepEqual([...new Set(Object.values(counts))], [0], q);
      assert(similar.includes(name), `${q}: ${similar.join(' ')}`);
    }
  });
});
