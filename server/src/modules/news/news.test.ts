import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { setupArticle } from '../../testing/setupArticle';
import { type TestApp, testApp } from '../../testing/testApp';

describe('news list', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function fetchAllNews(query: NewsQuery, token?: string): Promise<NewsBrief[]> {
    const articles: NewsBrief[] = [];
    let cursor: string | null = null;
    do {
      const input: NewsQuery = { limit: 7, ...query, ...(cursor === null ? {} : { cursor }) };
      const page = await server.api.call('GET /api/front/news/list', input, token === undefined ? {} : { token });
      articles.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return articles;
  }

  it('rejects an unknown category, a malformed cursor, invalid filters and an unknown article', async () => {
    const list = 'GET /api/front/news/list';
    assert.equal((await server.api.expectError(list, { category: 'gossip' })).error, 'VALIDATION');
    for (const cursor of ['eyJhIjoxfQ', '🌶️', "' or 1=1 --", 'x'.repeat(256), 'x'.repeat(257)]) {
      assert.deepEqual(Object.keys((await server.api.expectError(list, { cursor })).fields ?? {}), ['cursor'], cursor);
    }
    for (const query of [{ region: '' }, { region: '玉'.repeat(200) }, { varietyId: 'x'.repeat(200) }, { limit: 0 }]) {
      assert.equal((await server.api.expectError(list, query)).error, 'VALIDATION', JSON.stringify(query));
    }
    for (const name of ['detail', 'attachment'] as const) {
      const call = `GET /api/front/news/${name}` as const;
      assert.equal((await server.api.expectError(call, { id: 'no-such' })).error, 'NOT_FOUND');
      assert.equal((await server.api.expectError(call, { id: 'x'.repeat(200) })).error, 'VALIDATION');
      assert.equal((await server.api.expectError(call, {})).error, 'VALIDATION');
    }
  });

  it('hides an article before its publication time', async () => {
    await setupArticle(server.db, { id: 'early', category: 'people', published_at_ms: Date.now() + DAY_MS });
    assert.equal((await server.api.expectError('GET /api/front/news/detail', { id: 'early' })).error, 'NOT_FOUND');
    assert(!(await fetchAllNews({ category: 'people' })).some(({ id }) => id === 'early'));
    assert.equal((await server.api.call('GET /api/front/news/instead', { id: 'early' })).removed, null);
    const stored = await server.db.selectFrom('news_article').select('body_html').where('id', '=', 'early').execute();
    assert.deepEqual(stored, [{ body_html: '<p>正文</p>' }], 'articles are sanitised when they are stored');
    await server.db.deleteFrom('news_article').where('id', '=', 'early').execute();
  });

  it('returns every article once, newest first, in all categories or one category or variety', async () => {
    const all = await fetchAllNews({});
    assert.equal(new Set(all.map((article) => article.id)).size, all.length);
    const times = all.map((article) => article.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
    const origin = await fetchAllNews({ category: 'origin' });
    assert.deepEqual(
      origin.map((article) => article.id),
      all.filter((article) => article.category === 'origin').map((article) => article.id)
    );
    assert((await fetchAllNews({ varietyId: 'tsaoko' })).length >= 2);
    assert.deepEqual(await fetchAllNews({ varietyId: 'no-such' }), []);
    const ofHancheng = await fetchAllNews({ region: '韩城' });
    assert(ofHancheng.length > 0 && ofHancheng.length < all.length);
    const spices = await fetchAllNews({ categoryOfSpice: 'hot', category: 'origin' });
    assert(spices.length > 0 && spices.every((article) => article.category === 'origin'));
  });

  for (const odd of [
    "'; drop table news_article; --",
    '<script>alert(1)</script>',
    '🌶️🌶️',
    '%',
    '\\',
    '八'.repeat(20)
  ]) {
    it(`returns an empty list for the location and the variety ${odd}`, async () => {
      assert.deepEqual(await fetchAllNews({ region: odd.slice(0, 20) }), []);
      assert.deepEqual(await fetchAllNews({ varietyId: odd.slice(0, 64) }), []);
      assert.equal((await server.api.expectError('GET /api/front/news/detail', { id: odd })).error, 'NOT_FOUND');
    });
  }

  it('continues where it was when articles are published between two pages', async () => {
    const first = await server.api.call('GET /api/front/news/list', { limit: 5 });
    await setupArticle(server.db, { id: 'breaking', category: 'headline' });
    const rest = await server.api.call('GET /api/front/news/list', { limit: 50, cursor: first.nextCursor ?? '' });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'nothing comes twice');
    assert(!ids.includes('breaking'));
    await server.db.deleteFrom('news_article').where('id', '=', 'breaking').execute();
    const all = (await fetchAllNews({})).map(({ id }) => id);
    assert.deepEqual(ids, all.slice(0, ids.length), 'nothing is left out');
  });

  it('puts articles about followed varieties first for their follower, across pages', async () => {
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'fennel.tong.minqin' }, { token });
    const about = (await fetchAllNews({ varietyId: 'fennel' })).map((article) => article.id);
    const mine = (await fetchAllNews({}, token)).map((article) => article.id);
    assert.deepEqual(mine.slice(0, about.length), about);
    assert.equal(new Set(mine).size, (await fetchAllNews({})).length);
    const category = (await fetchAllNews({ category: 'origin' }, token)).map((article) => article.id);
    assert.deepEqual(
      category,
      (await fetchAllNews({ category: 'origin' })).map((article) => article.id),
      'a category stays in the order of time'
    );
  });
});
