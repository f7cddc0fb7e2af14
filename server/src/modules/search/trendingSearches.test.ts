import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { poolUse } from '../../database/connect';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { purgeSearches, recordSearch } from './trendingSearches.service';

describe('trending searches', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  beforeEach(async () => {
    // A search is counted after its response.
    await waitUntil(() => poolUse(server.db).total === poolUse(server.db).idle);
    await server.db.deleteFrom('search_word').execute();
    await server.db.deleteFrom('search_reader').execute();
  });
  after(() => server.close());

  const getTrendingSearches = () => server.api.call('GET /api/front/search/hotWords', undefined);
  const countOf = async (word: string) =>
    (await server.db.selectFrom('search_word').select('readers').where('word', '=', word).executeTakeFirst())?.readers;

  /** Simulates searches for a word by different users, some days ago. */
  async function simulateSearches(word: string, count: number, daysAgo = 0): Promise<void> {
    for (let visitor = 0; visitor < count; visitor += 1) {
      await recordSearch(server.db, { word, visitorKey: `${word} ${visitor}`, nowMs: Date.now() - daysAgo * DAY_MS });
    }
  }

  it('are not influenced by a user who repeats a word, nor by a few users', async () => {
    for (let times = 0; times < 20; times += 1) await server.api.call('GET /api/front/search/overview', { q: '甘草' });
    await waitUntil(async () => (await countOf('甘草')) !== undefined);
    assert.equal(await countOf('甘草'), 1);
    await simulateSearches('白芷', 4);
    const terms = (await getTrendingSearches()).map(({ word }) => word);
    assert(!terms.includes('甘草') || terms.indexOf('甘草') > 0);
    assert.notEqual(terms[0], '白芷');
  });

  it('count at most thirty words per user and day', async () => {
    for (let word = 0; word < 40; word += 1) {
      await recordSearch(server.db, { word: `词${word}`, visitorKey: 'one', nowMs: Date.now() });
    }
    const { count } = await server.db
      .selectFrom('search_word')
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 30);
  });

  it('ignore words without results, and store nothing that identifies a user', async () => {
    const token = await logIn(server, '13800138000');
    await server.api.call('GET /api/front/search/overview', { q: '龘靐' }, { token });
    await server.api.call('GET /api/front/search/overview', { q: '甘草' }, { token });
    await waitUntil(async () => (await countOf('甘草')) !== undefined);
    assert.equal(await countOf('龘靐'), undefined);
    const [row] = await server.db.selectFrom('search_reader').selectAll().execute();
    assert.match(row?.reader ?? '', /^[\w-]{43}$/);
    await purgeSearches(server.db, Date.now() + DAY_MS);
    assert.deepEqual(await server.db.selectFrom('search_reader').selectAll().execute(), []);
    assert.equal(await countOf('甘草'), 1);
  });

  it('are in order of their users, each with its trend, filled up by the editors', async () => {
    await simulateSearches('白芷', 9);
    await simulateSearches('甘草', 7);
    await simulateSearches('当归', 6);
    await simulateSearches('甘草', 9, 8);
    await simulateSearches('白芷', 6, 8);
    const terms = await getTrendingSearches();
    assert.deepEqual(terms.slice(0, 3), [
      { word: '白芷', text: '白芷', trend: 'up' },
      { word: '甘草', text: '甘草', trend: 'down' },
      { word: '当归', text: '当归', trend: 'new' }
    ]);
    assert.equal(terms.length, 10);
    assert.equal(new Set(terms.map(({ word }) => word)).size, 10);
  });

  it('count by days in Shanghai', async () => {
    await simulateSearches('甘草', 1);
    const [row] = await server.db.selectFrom('search_word').select('day').execute();
    assert.equal(row?.day, shanghaiDay(Date.now()));
  });
});
