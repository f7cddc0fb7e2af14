import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Flash } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import { liveCursorOf, readAllFlashes } from '../../testing/flashes';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const list = 'GET /api/front/flash/list';
const prices = 'GET /api/front/flash/prices';
const poll = 'GET /api/front/live/poll';

describe('newsflash list', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('rejects malformed cursors, unknown filters and dates that do not exist', async () => {
    const live = await liveCursorOf(server);
    const wrong: object[] = [
      { cursor: 'x' },
      { cursor: Buffer.from('[-1,"a"]').toString('base64url') },
      { cursor: live },
      { cursor: 'x'.repeat(200) },
      { limit: 0 },
      { topic: 'gossip' },
      { important: 'perhaps' },
      { varietyId: 'x'.repeat(200) },
      { until: '2026-02-30' },
      { until: '2026-13-01' },
      { until: 'today' },
      { colour: 'red' }
    ];
    for (const query of wrong) {
      assert.equal((await server.api.expectError(list, query)).error, 'VALIDATION', JSON.stringify(query));
    }
    for (const cursor of ['x', 'é', '', Buffer.from('[5,"a"]').toString('base64url')]) {
      assert.equal((await server.api.expectError(poll, { flashCursor: cursor })).error, 'VALIDATION', cursor);
    }
    for (const lineIds of ['', ',', "a'b", 'x'.repeat(200)]) {
      assert.equal((await server.api.expectError(prices, { lineIds })).error, 'VALIDATION', lineIds);
    }
  });

  it('reports an unknown flash or variety, and returns an empty list for a day before the first flash', async () => {
    for (const id of ['no-such', '😀', "'; drop table flash; --"]) {
      assert.equal((await server.api.expectError('GET /api/front/flash/detail', { id })).error, 'NOT_FOUND', id);
    }
    assert.deepEqual((await server.api.call(list, { varietyId: 'moon-dust' })).items, []);
    assert.deepEqual((await server.api.call(list, { until: '1999-12-31' })).items, []);
    assert.deepEqual(await server.api.call('GET /api/front/flash/prices', { lineIds: 'moon-dust.a.b' }), []);
    assert((await server.api.call(list, { until: '2199-12-31', limit: 1 })).items.length === 1);
  });

  it('returns every flash once, newest first, more than 400', async () => {
    const flashes = await readAllFlashes(server);
    assert(flashes.length >= 400);
    assert.equal(new Set(flashes.map((flash) => flash.id)).size, flashes.length);
    const times = flashes.map((flash) => flash.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
  });

  it('filters by topic, importance, variety and day', async () => {
    const all = await readAllFlashes(server);
    const ids = (flashes: Flash[]) => flashes.map((flash) => flash.id);
    assert.deepEqual(
      ids(await readAllFlashes(server, { topic: 'trade' })),
      ids(all.filter((flash) => flash.topic === 'trade'))
    );
    assert.deepEqual(
      ids(await readAllFlashes(server, { important: true })),
      ids(all.filter((flash) => flash.importance === 3))
    );
    const aboutCassia = all.filter((flash) => flash.varietyIds.includes('cassia'));
    assert.deepEqual(ids(await readAllFlashes(server, { varietyId: 'cassia' })), ids(aboutCassia));
    const until = shanghaiDay(Date.now() - 20 * DAY_MS);
    const midnight = shanghaiDayEndMs(until);
    assert.deepEqual(
      ids(await readAllFlashes(server, { until })),
      ids(all.filter((flash) => flash.publishedAtMs < midnight))
    );
  });

  it('counts the days of a filter like its list', async () => {
    const counted = await server.api.call('GET /api/front/flash/days', { topic: 'policy' });
    const flashes = await readAllFlashes(server, { topic: 'policy' });
    assert.equal(
      counted.reduce((sum, { count }) => sum + count, 0),
      flashes.length
    );
    assert.deepEqual(
      counted.map(({ date }) => date),
      [...new Set(flashes.map(({ publishedAtMs }) => shanghaiDay(publishedAtMs)))]
    );
  });

  it("returns the price lines of a page's flashes and the counts of their days", async () => {
    const page = await server.api.call(list, { topic: 'trade', limit: 10 });
    const counted = await server.api.call('GET /api/front/flash/days', { topic: 'trade' });
    const dates = new Set(page.items.map(({ publishedAtMs }) => shanghaiDay(publishedAtMs)));
    assert.deepEqual(
      page.days,
      counted.filter(({ date }) => dates.has(date))
    );
    const named = new Set(page.items.flatMap(({ lineIds }) => lineIds.slice(0, 2)));
    assert.deepEqual(new Set(page.lines.map((line) => line.id)), named);
    assert((await server.api.call('GET /api/front/flash/varieties', undefined)).some(({ id }) => id === 'cassia'));
  });

  it('shows prices of the grade and market that the title names only', async () => {
    const lines = new Map<string, PriceLine>();
    for (const flash of await readAllFlashes(server)) {
      if (!flash.id.startsWith('mover-')) continue;
      const wanted = flash.lineIds.filter((id) => !lines.has(id));
      const asked = wanted.length === 0 ? [] : await server.api.call(prices, { lineIds: wanted.join() });
      asked.forEach((line) => lines.set(line.id, line));
      for (const id of flash.lineIds) assert(flash.title.includes(lines.get(id)?.gradeName ?? '?'), flash.title);
    }
    assert(lines.size > 20);
  });

  it("a list with `followed` contains nothing for a visitor and a member's varieties for a member", async () => {
    const visitor = await server.api.call(list, { followed: true });
    assert.deepEqual([visitor.items, visitor.followedVarietyIds], [[], []]);
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'tsaoko.xuan.yulin' }, { token });
    const page = await server.api.call(list, { followed: true }, { token });
    assert.deepEqual(page.followedVarietyIds, ['tsaoko']);
    assert(page.items.length > 0 && page.items.every((flash) => flash.varietyIds.includes('tsaoko')));
  });

  it('agrees with the price list about the price of the newest day', async () => {
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: 'tsaoko.xuan.yulin' });
    const mover = (await readAllFlashes(server, { varietyId: 'tsaoko' })).find((flash) =>
      flash.id.startsWith('mover-')
    );
    assert(mover?.title.includes('草果 选货涨 3.13%'), mover?.title);
    assert(mover?.title.endsWith(`报 ${((line.midFen ?? 0) / 100).toFixed(2)} 元`));
    const [lineId = ''] = mover?.lineIds ?? [];
    const prices = await server.api.call('GET /api/front/flash/prices', { lineIds: `${lineId},${lineId}` });
    assert.deepEqual(prices, [line]);
  });
});
