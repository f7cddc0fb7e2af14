import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { exhibitorIdOf } from '../../../seed/expo/exhibitors';
import { type TestApp, testApp } from '../../testing/testApp';

const search = 'GET /api/front/search/exhibitors';

describe('the search for exhibitors', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('refuses a foreign cursor, and finds nothing for an emoji', async () => {
    assert.equal((await server.api.expectError(search, { q: '香料', cursor: 'nonsense' })).error, 'VALIDATION');
    assert.deepEqual((await server.api.call(search, { q: '🌶️' })).items, []);
  });

  it('finds them by name, pinyin and variety, from A to Z and page by page', async () => {
    for (const q of ['桂南香叶', 'guinan']) {
      assert.equal((await server.api.call(search, { q })).items[0]?.id, exhibitorIdOf('company-guinan'), q);
    }
    const first = await server.api.call(search, { q: '八角', limit: 5 });
    assert.ok(first.items.every(({ varieties }) => varieties.length > 0));
    const next = await server.api.call(search, { q: '八角', limit: 5, cursor: first.nextCursor ?? '' });
    assert.equal(new Set([...first.items, ...next.items].map(({ id }) => id)).size, 10);
    const { counts, exhibitors } = await server.api.call('GET /api/front/search/overview', { q: '八角' });
    assert.ok(counts.exhibitors >= exhibitors.length && exhibitors.length > 0);
  });

  it('is read to the end in the expo of the first page, and finds none between expos', async () => {
    const query = { q: '八角', limit: 5 };
    const { nextCursor } = await server.api.call(search, query);
    const next = await server.api.call(search, { ...query, cursor: nextCursor ?? '' });
    server.advance(20 * DAY_MS);
    assert.deepEqual(await server.api.call(search, { ...query, cursor: nextCursor ?? '' }), next);
    assert.deepEqual((await server.api.call(search, { q: '桂南香叶' })).items, []);
  });
});
