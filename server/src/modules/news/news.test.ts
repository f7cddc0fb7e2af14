import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { logIn } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';
import { publishArticles } from './news.service';

const ARTICLE = 'star-anise-dryness-decides';

describe('the news', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function allNews(query: NewsQuery, token?: string): Promise<NewsBrief[]> {
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

  const like = (token: string, id: string, on: boolean) =>
    server.api.call('POST /api/front/news/like', { id, on }, { token });

  it('refuses an unknown category, a broken cursor and an unknown article', async () => {
    const list = 'GET /api/front/news/list';
    assert.equal((await server.api.refusal(list, { category: 'gossip' })).error, 'VALIDATION');
    assert.equal((await server.api.refusal(list, { cursor: 'eyJhIjoxfQ' })).error, 'VALIDATION');
    assert.equal((await server.api.refusal('GET /api/front/news/detail', { id: 'no-such' })).error, 'NOT_FOUND');
  });

  it('refuses marks of visitors and on unknown articles', async () => {
    const token = await logIn(server);
    for (const name of ['POST /api/front/news/like', 'POST /api/front/news/favourite'] as const) {
      assert.equal((await server.api.refusal(name, { id: ARTICLE, on: true })).error, 'UNAUTHORIZED');
      for (const on of [true, false]) {
        assert.equal((await server.api.refusal(name, { id: 'no-such', on }, { token })).error, 'NOT_FOUND');
      }
    }
  });

  it('hides an article that was taken down or is not out yet', async () => {
    const base = { category: 'people', summary: '', cover_variety_id: null, source: '香市观察', editor: null } as const;
    const rest = { body_html: '<p onclick="x()">正文</p>', variety_ids: [], views: 0, likes: 0 };
    const tomorrow = Date.now() + 86_400_000;
    await server.db.transaction().execute((tx) =>
      publishArticles(tx, [
        { ...base, ...rest, id: 'removed', title: '撤下', published_at_ms: Date.now() - 1000 },
        { ...base, ...rest, id: 'early', title: '预告', published_at_ms: tomorrow }
      ])
    );
    await server.db.updateTable('news_article').set({ status: 'removed' }).where('id', '=', 'removed').execute();
    for (const id of ['removed', 'early']) {
      assert.equal((await server.api.refusal('GET /api/front/news/detail', { id })).error, 'NOT_FOUND');
    }
    const listed = (await allNews({ category: 'people' })).map((article) => article.id);
    assert(!listed.includes('removed') && !listed.includes('early'));
    const stored = await server.db.selectFrom('news_article').select('body_html').where('id', '=', 'early').execute();
    assert.deepEqual(stored, [{ body_html: '<p>正文</p>' }], 'articles are sanitised when they are stored');
    await server.db.deleteFrom('news_article').where('id', 'in', ['removed', 'early']).execute();
  });

  it('lists every article once, newest first, of all or of one category or variety', async () => {
    const all = await allNews({});
    assert.equal(new Set(all.map((article) => article.id)).size, all.length);
    const times = all.map((article) => article.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
    const origin = await allNews({ category: 'origin' });
    assert.deepEqual(
      origin.map((article) => article.id),
      all.filter((article) => article.category === 'origin').map((article) => article.id)
    );
    assert((await allNews({ varietyId: 'tsaoko' })).length >= 2);
    assert.deepEqual(await allNews({ varietyId: 'no-such' }), []);
  });

  it('puts what is about followed varieties first, for the one who follows them and across windows', async () => {
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: 'fennel.tong.minqin' }, { token });
    const about = (await allNews({ varietyId: 'fennel' })).map((article) => article.id);
    const mine = (await allNews({}, token)).map((article) => article.id);
    assert.deepEqual(mine.slice(0, about.length), about);
    assert.equal(new Set(mine).size, (await allNews({})).length);
    const category = (await allNews({ category: 'origin' }, token)).map((article) => article.id);
    assert.deepEqual(
      category,
      (await allNews({ category: 'origin' })).map((article) => article.id),
      'a category stays in the order of time'
    );
  });

  it('shows an article with its lines, related ones and the next', async () => {
    const article = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    assert.deepEqual(
      article.lines.map((line) => line.id),
      ['star-anise.dahong.yulin']
    );
    assert.match(article.bodyHtml, /<figure data-variety="star-anise">/);
    assert(article.related.length > 0 && article.related.every((other) => other.id !== ARTICLE));
    const all = await allNews({});
    assert.equal(article.next?.id, all[all.findIndex((other) => other.id === ARTICLE) + 1]?.id);
    const oldest = await server.api.call('GET /api/front/news/detail', { id: all.at(-1)?.id ?? '' });
    assert.equal(oldest.next, null);
  });

  it('counts each view once, also of many readers at the same time, and keeps them over a stop', async () => {
    const id = 'tsaoko-third-week';
    const stored = async () =>
      server.db.selectFrom('news_counter').select('views').where('article_id', '=', id).executeTakeFirstOrThrow();
    const { views } = await stored();
    const reads = Array.from({ length: 40 }, () => server.api.call('GET /api/front/news/detail', { id }));
    const seen = (await Promise.all(reads)).map((article) => article.views);
    assert.equal(Math.max(...seen), views + 40);
    const other = await testApp({ deps: { db: server.db } });
    await other.api.call('GET /api/front/news/detail', { id });
    await other.close();
    const { views: afterStop } = await stored();
    assert(afterStop > views, 'the views of a server that stops are written');
  });

  it('likes once, however often and from however many places it is asked', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => logIn(server)));
    const { likes: before } = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    await Promise.all(tokens.flatMap((token) => [1, 2, 3, 4].map(() => like(token, ARTICLE, true))));
    const [token = ''] = tokens;
    const liked = await server.api.call('GET /api/front/news/detail', { id: ARTICLE }, { token });
    assert.deepEqual([liked.likes, liked.isLiked], [before + 3, true]);
    await Promise.all([1, 2, 3].map(() => like(token, ARTICLE, false)));
    assert.deepEqual(await like(token, ARTICLE, false), { likes: before + 2 });
  });

  it('keeps favourites for their owner', async () => {
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
