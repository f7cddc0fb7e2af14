import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Flash, FlashChange, FlashPage, FlashQuery, PublishFlashBody } from '@contract/flash';
import { logIn } from '../../testing/logIn';
import { OPERATOR_TOKEN, testApp, type TestApp } from '../../testing/testApp';

const list = 'GET /api/front/flash/list';
const changes = 'GET /api/front/flash/changes';
const publishCall = 'POST /api/operator/flash/publish';
const withdrawCall = 'POST /api/operator/flash/withdraw';
const operator = { token: OPERATOR_TOKEN };

const body = (id: string, more: Partial<PublishFlashBody> = {}): PublishFlashBody => ({
  id,
  title: '凭祥口岸放行加快',
  content: '当日待检车辆降到 40 台以内。',
  importance: 2,
  topic: 'trade',
  varietyIds: ['cassia'],
  source: '口岸快报',
  ...more
});

const shanghaiDate = (ms: number) => new Date(ms + 28_800_000).toISOString().slice(0, 10);

describe('quick news', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function allFlashes(query: FlashQuery = {}, token?: string): Promise<Flash[]> {
    const flashes: Flash[] = [];
    let cursor: string | null = null;
    do {
      const page: FlashPage = await server.api.call(
        list,
        { limit: 47, ...query, ...(cursor === null ? {} : { cursor }) },
        token === undefined ? {} : { token }
      );
      flashes.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return flashes;
  }
  const publish = (id: string, more?: Partial<PublishFlashBody>) =>
    server.api.call(publishCall, body(id, more), operator);
  const withdraw = (id: string, reason = '来源更正') => server.api.call(withdrawCall, { id, reason }, operator);
  const head = async () => (await server.api.call(list, { limit: 1 })).liveCursor;

  it('refuses broken cursors, unknown filters and dates that do not exist', async () => {
    const live = await head();
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
      assert.equal((await server.api.refusal(list, query)).error, 'VALIDATION', JSON.stringify(query));
    }
    for (const cursor of ['x', 'é', '', Buffer.from('[5,"a"]').toString('base64url')]) {
      assert.equal((await server.api.refusal(changes, { cursor })).error, 'VALIDATION', cursor);
    }
    const prices = 'GET /api/front/flash/prices';
    for (const varietyIds of ['', ',', "a'b", 'x'.repeat(200)]) {
      assert.equal((await server.api.refusal(prices, { varietyIds })).error, 'VALIDATION', varietyIds);
    }
  });

  it('answers what is unknown clearly: no flash, no variety, a day before all days', async () => {
    for (const id of ['no-such', '😀', "'; drop table flash; --"]) {
      assert.equal((await server.api.refusal('GET /api/front/flash/detail', { id })).error, 'NOT_FOUND', id);
    }
    assert.deepEqual((await server.api.call(list, { varietyId: 'moon-dust' })).items, []);
    assert.deepEqual((await server.api.call(list, { until: '1999-12-31' })).items, []);
    assert.deepEqual(await server.api.call('GET /api/front/flash/prices', { varietyIds: 'moon-dust' }), []);
    assert((await server.api.call(list, { until: '2199-12-31', limit: 1 })).items.length === 1);
  });

  it('comes newest first, every flash once, more than 400', async () => {
    const flashes = await allFlashes();
    assert(flashes.length >= 400);
    assert.equal(new Set(flashes.map((flash) => flash.id)).size, flashes.length);
    const times = flashes.map((flash) => flash.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
  });

  it('keeps to topic, importance, variety and day', async () => {
    const all = await allFlashes();
    const ids = (flashes: Flash[]) => flashes.map((flash) => flash.id);
    assert.deepEqual(ids(await allFlashes({ topic: 'trade' })), ids(all.filter((flash) => flash.topic === 'trade')));
    assert.deepEqual(ids(await allFlashes({ important: true })), ids(all.filter((flash) => flash.importance === 3)));
    const aboutCassia = all.filter((flash) => flash.varietyIds.includes('cassia'));
    assert.deepEqual(ids(await allFlashes({ varietyId: 'cassia' })), ids(aboutCassia));
    const end = Date.now() - 20 * 86_400_000;
    const until = new Date(end + 8 * 3_600_000).toISOString().slice(0, 10);
    const midnight = Date.parse(`${until}T00:00:00+08:00`) + 86_400_000;
    assert.deepEqual(ids(await allFlashes({ until })), ids(all.filter((flash) => flash.publishedAtMs < midnight)));
  });

  it('counts the days of a filter as its list has them', async () => {
    const counted = await server.api.call('GET /api/front/flash/days', { topic: 'policy' });
    const flashes = await allFlashes({ topic: 'policy' });
    assert.equal(
      counted.reduce((sum, { count }) => sum + count, 0),
      flashes.length
    );
    assert.deepEqual(
      counted.map(({ date }) => date),
      [...new Set(flashes.map(({ publishedAtMs }) => shanghaiDate(publishedAtMs)))]
    );
  });

  it('says beside a window what its flashes cost and how full their days are', async () => {
    const page = await server.api.call(list, { topic: 'trade', limit: 10 });
    const counted = await server.api.call('GET /api/front/flash/days', { topic: 'trade' });
    const dates = new Set(page.items.map(({ publishedAtMs }) => shanghaiDate(publishedAtMs)));
    assert.deepEqual(
      page.days,
      counted.filter(({ date }) => dates.has(date))
    );
    const varieties = new Set(page.items.flatMap(({ varietyIds }) => varietyIds.slice(0, 2)));
    assert.deepEqual(new Set(page.lines.map((line) => line.varietyId)), varieties);
    assert((await server.api.call('GET /api/front/flash/varieties', undefined)).some(({ id }) => id === 'cassia'));
  });

  it('shows a visitor nothing of followed varieties, a member what is about theirs', async () => {
    const visitor = await server.api.call(list, { followed: true });
    assert.deepEqual([visitor.items, visitor.followedVarietyIds], [[], []]);
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'tsaoko.xuan.yulin' }, { token });
    const page = await server.api.call(list, { followed: true }, { token });
    assert.deepEqual(page.followedVarietyIds, ['tsaoko']);
    assert(page.items.length > 0 && page.items.every((flash) => flash.varietyIds.includes('tsaoko')));
  });

  it('has the same price as the price list where it speaks of the newest day', async () => {
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: 'tsaoko.xuan.yulin' });
    const mover = (await allFlashes({ varietyId: 'tsaoko' })).find((flash) => flash.id.startsWith('mover-'));
    assert(mover?.title.includes('草果 选货涨 3.13%'), mover?.title);
    assert(mover?.title.endsWith(`报 ${((line.midFen ?? 0) / 100).toFixed(2)} 元`));
    const [price] = await server.api.call('GET /api/front/flash/prices', { varietyIds: 'tsaoko,tsaoko' });
    assert.equal(price?.varietyId, 'tsaoko');
  });

  it('is published by the operator alone, and in order', async () => {
    const token = await logIn(server);
    for (const options of [{}, { token }, { token: 'x'.repeat(30) }]) {
      assert.equal((await server.api.refusal(publishCall, body('visitor-1'), options)).error, 'UNAUTHORIZED');
      assert.equal(
        (await server.api.refusal(withdrawCall, { id: 'fresh-1', reason: 'x' }, options)).error,
        'UNAUTHORIZED'
      );
    }
    const wrong: Partial<PublishFlashBody>[] = [
      { id: 'x' },
      { id: 'Ä'.repeat(8) },
      { title: ' \n ' },
      { title: '长'.repeat(200) },
      { title: 'zero\u0000byte' },
      { content: '长'.repeat(301) },
      { importance: 4 as 3 },
      { topic: 'gossip' as 'trade' },
      { varietyIds: ['moon-dust'] },
      { varietyIds: ['cassia', 'cassia'] },
      { source: '' }
    ];
    for (const more of wrong) {
      const { error } = await server.api.refusal(publishCall, body('wrong-one', more), operator);
      assert.equal(error, 'VALIDATION', JSON.stringify(more));
    }
    assert.equal((await server.api.refusal('GET /api/front/flash/detail', { id: 'wrong-one' })).error, 'NOT_FOUND');
  });

  it('is published once, also when the call is sent again, and never under a text of another', async () => {
    const cursor = await head();
    const [first, again] = await Promise.all([publish('once-only-1'), publish('once-only-1')]);
    server.advance(1_000);
    assert.deepEqual(first, again);
    assert.deepEqual(await publish('once-only-1'), first);
    const other = body('once-only-1', { title: '别的' });
    assert.equal((await server.api.refusal(publishCall, other, operator)).error, 'CONFLICT');
    const told = await server.api.call(changes, { cursor });
    assert.deepEqual(told.changes, [{ kind: 'published', flash: first }]);
    assert.deepEqual((await server.api.call(list, { limit: 1 })).items, [first]);
  });

  it('tells every change after a cursor once, whoever publishes at the same time', async () => {
    let cursor = await head();
    const ids = Array.from({ length: 120 }, (_, index) => `many-${1000 + index}`);
    let isPublished = false;
    const publishing = Promise.all(ids.map((id) => publish(id))).then(() => (isPublished = true));
    const told: FlashChange[] = [];
    for (let isLast = false; !isLast;) {
      const mayBeLast = isPublished;
      const page = await server.api.call(changes, { cursor });
      told.push(...page.changes);
      cursor = page.cursor;
      isLast = mayBeLast && !page.hasMore;
    }
    await publishing;
    const toldIds = told.map((change) => (change.kind === 'published' ? change.flash.id : change.id));
    assert.deepEqual(toldIds.toSorted(), ids);
    assert.deepEqual((await server.api.call(changes, { cursor })).changes, []);
  });

  it('is gone from every list when it is withdrawn, and says why', async () => {
    await publish('withdrawn-1');
    const cursor = await head();
    assert.equal((await server.api.refusal(withdrawCall, { id: 'no-such', reason: 'x' }, operator)).error, 'NOT_FOUND');
    await withdraw('withdrawn-1', '来源更正');
    await withdraw('withdrawn-1', '另一个原因');
    assert(!(await allFlashes()).some((flash) => flash.id === 'withdrawn-1'));
    const detail = await server.api.call('GET /api/front/flash/detail', { id: 'withdrawn-1' });
    assert.deepEqual([detail.withdrawnReason, detail.flash.title, detail.flash.content], ['来源更正', '', '']);
    assert(detail.previous.length > 0);
    assert.deepEqual((await server.api.call(changes, { cursor })).changes, [{ kind: 'withdrawn', id: 'withdrawn-1' }]);
    assert.equal((await server.api.refusal(publishCall, body('withdrawn-1'), operator)).error, 'CONFLICT');
  });

  it('has prices, what came before on its varieties, and its neighbours', async () => {
    const [newest, second, third] = await allFlashes();
    assert(newest && second && third);
    const detail = await server.api.call('GET /api/front/flash/detail', { id: second.id });
    assert.deepEqual(detail.flash, second);
    assert.deepEqual([detail.newer?.id, detail.older?.id], [newest.id, third.id]);
    assert.deepEqual(
      detail.lines.map((line) => line.varietyId),
      second.varietyIds
    );
    const earlier = (await allFlashes({ varietyId: 'cassia' })).filter((flash) => flash.varietyIds.includes('cassia'));
    assert.deepEqual(
      detail.previous,
      earlier.slice(earlier.findIndex((flash) => flash.id === second.id) + 1).slice(0, 5)
    );
  });

  it('is liked once by each, by members alone', async () => {
    const like = 'POST /api/front/flash/like';
    assert.equal((await server.api.refusal(like, { id: 'fresh-1', on: true })).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    for (const id of ['no-such', 'withdrawn-1']) {
      assert.equal((await server.api.refusal(like, { id, on: true }, { token })).error, 'NOT_FOUND');
    }
    const set = (on: boolean) => server.api.call(like, { id: 'fresh-1', on }, { token });
    await Promise.all([set(true), set(true), set(true)]);
    assert.deepEqual(await set(true), { likes: 1 });
    const detail = await server.api.call('GET /api/front/flash/detail', { id: 'fresh-1' }, { token });
    assert.deepEqual([detail.likes, detail.isLiked], [1, true]);
    assert.equal((await server.api.call('GET /api/front/flash/detail', { id: 'fresh-1' })).isLiked, false);
    await Promise.all([set(false), set(false)]);
    assert.deepEqual(await set(false), { likes: 0 });
  });
});
