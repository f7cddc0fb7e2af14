import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const feed = 'GET /api/front/home/feed';

describe('home feed', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('rejects a recommendation switch that is neither on nor off', async () => {
    assert.equal((await server.api.expectError(feed, { personalised: 'maybe' })).error, 'VALIDATION');
  });

  it('is empty while there are no prices and no articles', async (t) => {
    const empty = await testApp();
    t.after(() => empty.close());
    const home = await empty.api.call(feed, {});
    assert.deepEqual([home.lines, home.banners, home.flashes, home.news.items], [[], [], [], []]);
    assert.deepEqual([home.index.valueCenti, home.index.changeBp, home.updatedVarietyCount], [100_000, null, 0]);
  });

  it('agrees with the pages it links to', async () => {
    const home = await server.api.call(feed, {});
    const overview = await server.api.call('GET /api/front/market/overview', {});
    const flashes = await server.api.call('GET /api/front/flash/list', { limit: 3 });
    assert.deepEqual(home.index, overview.indices[0]);
    assert.deepEqual(home.flashes, flashes.items);
    assert.equal(home.updatedVarietyCount, overview.varietyCount);
    assert.equal(home.banners.length, 5);
    const trending = await server.api.call('GET /api/front/search/hotWords', undefined);
    assert.deepEqual(
      home.trendingSearches,
      trending.map(({ word, text }) => ({ word, text }))
    );
    assert.equal(trending.length, 10);
    for (const line of home.lines) {
      assert.deepEqual((await server.api.call('GET /api/front/market/line', { lineId: line.id })).line, line);
    }
  });

  it('shows a visitor the six biggest movers, each of another variety', async () => {
    const { lines, linesKind } = await server.api.call(feed, {});
    assert.deepEqual([lines.length, linesKind], [6, 'movers']);
    assert.equal(new Set(lines.map((line) => line.varietyId)).size, 6);
    const sizes = lines.map((line) => Math.abs(line.changeBp ?? 0));
    assert.deepEqual(
      sizes,
      sizes.toSorted((a, b) => b - a)
    );
  });

  it('shows a member their followed lines, filled up with movers', async () => {
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'cumin.jingxuan.yulin' }, { token });
    const { lines, linesKind } = await server.api.call(feed, {}, { token });
    assert.deepEqual(
      [lines[0]?.id, lines[0]?.isFollowed, lines.length, linesKind],
      ['cumin.jingxuan.yulin', true, 6, 'followed']
    );
  });

  it('ranks news by interest, and strictly by time when recommendation is off', async () => {
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'fennel.tong.minqin' }, { token });
    const ranked = await server.api.call(feed, {}, { token });
    assert.equal(ranked.news.items[0]?.id, 'minqin-fennel-sowing');
    const byTime = await server.api.call(feed, { personalised: false }, { token });
    const visitor = await server.api.call(feed, {});
    assert.deepEqual(byTime.news, visitor.news);
    assert(byTime.news.nextCursor);
    const next = await server.api.call('GET /api/front/news/list', { cursor: byTime.news.nextCursor }, { token });
    const times = [...byTime.news.items, ...next.items].map((article) => article.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
      'the list goes on as it began'
    );
  });
});
