import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { OFFLINE_NEWS } from '@contract/news';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { setupArticle } from '../../testing/setupArticle';
import { type TestApp, testApp } from '../../testing/testApp';

const offline = 'GET /api/front/news/offline';
const detail = 'GET /api/front/news/detail';

describe('news for times without a network', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('leaves out an article that is not published yet', async () => {
    await setupArticle(server.db, { id: 'early-offline', category: 'people', published_at_ms: Date.now() + DAY_MS });
    const articles = await server.api.call(offline, undefined);
    assert(!articles.some(({ id }) => id === 'early-offline'));
  });

  it('returns the newest articles with what each of them says when it is opened', async () => {
    const articles = await server.api.call(offline, undefined);
    const { items } = await server.api.call('GET /api/front/news/list', { limit: 50, personalised: false });
    assert.deepEqual(
      articles.map(({ id }) => id),
      items.slice(0, OFFLINE_NEWS).map(({ id }) => id)
    );
    const [, article] = articles;
    assert(article);
    // Related articles of the copy are among the newest; opening an article counts a view.
    const opened = await server.api.call(detail, { id: article.id });
    assert.deepEqual({ ...article, views: 0, related: [] }, { ...opened, views: 0, related: [] });
    const known = new Set(articles.map(({ id }) => id));
    assert(article.related.every(({ id }) => known.has(id) && id !== article.id));
  });

  it('counts no view and has no marks of a member', async () => {
    const token = await logIn(server);
    const [first] = await server.api.call(offline, undefined);
    assert(first);
    await server.api.call('POST /api/front/news/like', { id: first.id, on: true }, { token });
    const [again] = await server.api.call(offline, undefined, { token });
    assert.deepEqual([again?.isLiked, again?.views], [false, first.views]);
  });

  it('differs from what members are answered by their marks alone', async () => {
    const token = await logIn(server);
    const [article] = await server.api.call(offline, undefined);
    assert(article);
    for (const { varietyId } of article.lines) {
      const { items } = await server.api.call('GET /api/front/market/lines', { varietyId });
      for (const { id } of items) await server.api.call('POST /api/front/market/follow', { lineId: id }, { token });
    }
    await server.api.call('POST /api/front/news/like', { id: article.id, on: true }, { token });
    const opened = await server.api.call(detail, { id: article.id }, { token });
    assert.match(JSON.stringify(opened), /"isFollowed":true/);
    assert.deepEqual(withoutMarks(opened), withoutMarks(await server.api.call(detail, { id: article.id })));

    const [flash] = (await server.api.call('GET /api/front/flash/list', {})).items;
    assert(flash);
    await server.api.call('POST /api/front/flash/like', { id: flash.id, on: true }, { token });
    const flashDetail = 'GET /api/front/flash/detail';
    assert.deepEqual(
      withoutMarks(await server.api.call(flashDetail, { id: flash.id }, { token })),
      withoutMarks(await server.api.call(flashDetail, { id: flash.id }))
    );
  });
});

/** Returns an answer as the service worker of the client keeps it (src/serviceWorker/keptCalls.ts), without its views. */
function withoutMarks(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === 'views') return 0;
    return ['isFollowed', 'isLiked', 'isFavourite'].includes(name) ? false : value;
  });
}
