import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import { EXPO_ID } from '../../../seed/expo/expo';
import { type TestApp, testApp } from '../../testing/testApp';

const search = 'GET /api/front/search/sessions';
const overview = 'GET /api/front/search/overview';

describe('the search for sessions and the expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('refuses a foreign cursor, and finds nothing for an emoji', async () => {
    assert.equal((await server.api.expectError(search, { q: '论坛', cursor: 'nonsense' })).error, 'VALIDATION');
    assert.deepEqual((await server.api.call(search, { q: '🌶️' })).items, []);
  });

  it('finds sessions of the current expo by title, in order of their start and page by page', async () => {
    const all = await server.api.call(search, { q: '香料', limit: 50 });
    assert.ok(all.items.length > 3);
    assert.ok(all.items.every(({ expoId }) => expoId === EXPO_ID));
    const starts = all.items.map(({ startsAtMs }) => startsAtMs);
    assert.deepEqual(
      starts,
      [...starts].sort((a, b) => a - b)
    );
    const first = await server.api.call(search, { q: '香料', limit: 2 });
    const second = await server.api.call(search, { q: '香料', limit: 2, cursor: first.nextCursor ?? '' });
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      all.items.slice(0, 4).map(({ id }) => id)
    );
    const { counts, sessions } = await server.api.call(overview, { q: '香料' });
    assert.deepEqual([counts.sessions, sessions.length], [all.items.length, 2]);
  });

  it('finds a session about a variety by another name of it', async () => {
    const { items } = await server.api.call(search, { q: '大料' });
    assert.ok(items.some(({ title }) => title.includes('八角')));
  });

  it('finds no session that was cancelled, and none by the name of a speaker', async () => {
    const [session] = (await server.api.call(search, { q: '秋果' })).items;
    assert(session !== undefined);
    const sessions = server.db.updateTable('expo_session').where('id', '=', session.id);
    await sessions.set({ cancel_reason: '讲者不能到场' }).execute();
    assert.deepEqual((await server.api.call(search, { q: '秋果' })).items, []);
    const { speakers } = await server.db
      .selectFrom('expo_session')
      .select('speakers')
      .where('expo_id', '=', EXPO_ID)
      .where('speakers', '<>', sql<never>`'[]'`)
      .executeTakeFirstOrThrow();
    const [speaker] = speakers;
    assert(speaker !== undefined);
    assert.deepEqual((await server.api.call(search, { q: speaker.name })).items, []);
  });

  it('finds the expo by its name and by what users call it', async () => {
    for (const q of ['南国香都', '博览会', '展会', 'EXPO']) {
      assert.equal((await server.api.call(overview, { q })).expo?.id, EXPO_ID, q);
    }
    assert.equal((await server.api.call(overview, { q: '八角' })).expo, null);
  });

  it('is read to the end in the expo of the first page, and finds none between expos', async () => {
    const query = { q: '香料', limit: 2 };
    const { nextCursor } = await server.api.call(search, query);
    const next = await server.api.call(search, { ...query, cursor: nextCursor ?? '' });
    assert.equal(next.items.length, 2);
    server.advance(20 * DAY_MS);
    assert.deepEqual(await server.api.call(search, { ...query, cursor: nextCursor ?? '' }), next);
    assert.deepEqual((await server.api.call(search, { q: '香料' })).items, []);
    assert.equal((await server.api.call(overview, { q: '展会' })).expo, null);
  });
});
