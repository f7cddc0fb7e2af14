import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const ARTICLE = 'star-anise-dryness-decides';

describe('marks on articles', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const like = (token: string, id: string, on: boolean) =>
    server.api.call('POST /api/front/news/like', { id, on }, { token });

  it('are rejected from visitors and for unknown articles', async () => {
    const token = await logIn(server);
    for (const name of ['POST /api/front/news/like', 'POST /api/front/news/favourite'] as const) {
      assert.equal((await server.api.expectError(name, { id: ARTICLE, on: true })).error, 'UNAUTHORIZED');
      for (const on of [true, false]) {
        assert.equal((await server.api.expectError(name, { id: 'no-such', on }, { token })).error, 'NOT_FOUND');
      }
    }
  });

  it('count one like per user, however often and on however many devices it is sent', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => logIn(server)));
    const { likes: before } = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    await Promise.all(tokens.flatMap((token) => [1, 2, 3, 4].map(() => like(token, ARTICLE, true))));
    const [token = ''] = tokens;
    const liked = await server.api.call('GET /api/front/news/detail', { id: ARTICLE }, { token });
    assert.deepEqual([liked.likes, liked.isLiked], [before + 3, true]);
    await Promise.all([1, 2, 3].map(() => like(token, ARTICLE, false)));
    assert.deepEqual(await like(token, ARTICLE, false), { likes: before + 2 });
  });

  it('count one favourite per user', async () => {
    const [first = '', second = ''] = await Promise.all([1, 2].map(() => logIn(server)));
    const keep = (token: string, on: boolean) =>
      server.api.call('POST /api/front/news/favourite', { id: ARTICLE, on }, { token });
    const { favourites: before } = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    await Promise.all([keep(first, true), keep(first, true), keep(second, true)]);
    const { favourites } = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    assert.equal(favourites, before + 2);
    await Promise.all([keep(first, false), keep(first, false)]);
    assert.deepEqual(await keep(second, true), { favourites: before + 1 });
    assert.deepEqual(await keep(second, false), { favourites: before });
  });

  it('are listed in pages, the last added first; visitors have none', async () => {
    assert.equal((await server.api.expectError('GET /api/front/news/favourites', {})).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    const { items: articles } = await server.api.call('GET /api/front/news/list', { limit: 3 });
    for (const { id } of articles) {
      await server.api.call('POST /api/front/news/favourite', { id, on: true }, { token });
      server.advance(1);
    }
    const first = await server.api.call('GET /api/front/news/favourites', { limit: 2 }, { token });
    assert.ok(first.nextCursor);
    const second = await server.api.call('GET /api/front/news/favourites', { cursor: first.nextCursor }, { token });
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      articles.map(({ id }) => id).reverse()
    );
  });

  it('are visible to their owner only', async () => {
    const token = await logIn(server);
    const mark = (on: boolean) => server.api.call('POST /api/front/news/favourite', { id: ARTICLE, on }, { token });
    const counted = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token })).counts.favouriteNews;
    await Promise.all([mark(true), mark(true)]);
    assert.equal((await server.api.call('GET /api/front/news/detail', { id: ARTICLE }, { token })).isFavourite, true);
    assert.equal((await server.api.call('GET /api/front/news/detail', { id: ARTICLE })).isFavourite, false);
    assert.equal(await counted(), 1);
    await mark(false);
    assert.equal(await counted(), 0);
  });
});
