import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NewsBrief } from '@contract/news';
import { DAY_MS } from '@rules/duration';
import type { CallOptions } from '../../testing/api';
import { logIn } from '../../testing/logIn';
import { setupArticle } from '../../testing/setupArticle';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeViews } from './news.service';
import { takeDownNews } from './publishing.service';

const ARTICLE = 'star-anise-dryness-decides';

describe('article', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const getArticle = (id: string, options?: CallOptions) =>
    server.api.call('GET /api/front/news/detail', { id }, options);

  it('gives the reason for a takedown and suggests related articles, or else the latest ones', async () => {
    await setupArticle(server.db, { id: 'taken', category: 'technology', variety_ids: ['tsaoko'] });
    await takeDownNews(server.db, 'taken', '来源方撤回', Date.now());
    assert.equal((await server.api.expectError('GET /api/front/news/detail', { id: 'taken' })).error, 'NOT_FOUND');
    const token = await logIn(server);
    assert.equal(
      (await server.api.expectError('POST /api/front/news/like', { id: 'taken', on: true }, { token })).error,
      'NOT_FOUND'
    );
    const instead = await server.api.call('GET /api/front/news/instead', { id: 'taken' });
    assert.equal(instead.removed?.reason, '来源方撤回');
    const about = (await server.api.call('GET /api/front/news/list', { varietyId: 'tsaoko' })).items.map(
      ({ id }) => id
    );
    assert(about.length > 0 && !about.includes('taken'));
    assert.equal(instead.items[0]?.id, about[0]);
    const unknown = await server.api.call('GET /api/front/news/instead', { id: '<script>' });
    assert.equal(unknown.removed, null);
    assert.deepEqual(
      unknown.items.map(({ id }) => id),
      (await server.api.call('GET /api/front/news/list', { limit: unknown.items.length })).items.map(({ id }) => id)
    );
  });

  it('returns an article with its price lines, related articles and the next one', async () => {
    const article = await server.api.call('GET /api/front/news/detail', { id: ARTICLE });
    assert.deepEqual(
      article.lines.map((line) => line.id),
      ['star-anise.dahong.yulin']
    );
    assert.match(article.bodyHtml, /<figure><img src="\/uploads\/\w+\.webp" alt="[^"]+" width="640" height="480" \/>/);
    assert(article.related.length > 0 && article.related.every((other) => other.id !== ARTICLE));
  });

  it('has neighbours of the same category, and of all categories past its end', async () => {
    const { items } = await server.api.call('GET /api/front/news/list', { category: 'market', limit: 50 });
    for (const [index, { id }] of items.entries()) {
      const { previous, next } = await getArticle(id);
      if (index > 0) assert.equal(previous?.id, items[index - 1]?.id);
      if (index + 1 < items.length) assert.equal(next?.id, items[index + 1]?.id);
      else assert.notEqual(next?.category, 'market');
    }
    await setupArticle(server.db, { id: 'first-ever', category: 'people', published_at_ms: 1 });
    assert.equal((await getArticle('first-ever')).next, null);
    await setupArticle(server.db, { id: 'last-ever', category: 'people' });
    assert.equal((await getArticle('last-ever')).previous, null);
    await takeDownNews(server.db, 'last-ever', '撤回', Date.now());
    const { previous } = await getArticle('first-ever');
    assert.notEqual(previous?.id, 'last-ever', 'an article that was taken down is not a neighbour');
  });

  it('is related to articles about the same varieties, then of its category, newest first', async () => {
    const times = (of: NewsBrief[]) => of.map(({ publishedAtMs }) => publishedAtMs);
    await setupArticle(server.db, { id: 'about-saffron', category: 'people', variety_ids: ['saffron', 'licorice'] });
    const { related } = await getArticle('about-saffron');
    const about = await Promise.all(
      ['saffron', 'licorice'].map((varietyId) => server.api.call('GET /api/front/news/list', { varietyId, limit: 50 }))
    );
    const same = new Set(about.flatMap(({ items }) => items.map(({ id }) => id)));
    const [first, then] = [related.filter(({ id }) => same.has(id)), related.filter(({ id }) => !same.has(id))];
    assert.deepEqual([...first, ...then], related);
    assert(then.every(({ category }) => category === 'people'));
    for (const part of [first, then])
      assert.deepEqual(
        times(part),
        times(part).toSorted((a, b) => b - a)
      );
    await takeDownNews(server.db, related[0]?.id ?? '', '撤回', Date.now());
    assert(!(await getArticle('about-saffron')).related.some(({ id }) => id === related[0]?.id));
  });

  it('counts a viewer once a day on any process, and keeps the count over a restart', async () => {
    const id = 'tsaoko-third-week';
    const other = await testApp({ deps: { db: server.db, secret: server.deps.secret } });
    const { views } = await getArticle(id, { from: '10.1.0.1' });
    const storm = Array.from({ length: 60 }, (_, index) =>
      (index % 2 ? server : other).api.call('GET /api/front/news/detail', { id }, { from: '10.1.0.1' })
    );
    await Promise.all(storm);
    assert.equal((await getArticle(id, { from: '10.1.0.1' })).views, views, 'a reload is no view');
    await Promise.all(Array.from({ length: 20 }, (_, index) => getArticle(id, { from: `10.2.0.${index}` })));
    const token = await logIn(server);
    await getArticle(id, { from: '10.1.0.1', token });
    await getArticle(id, { from: '10.9.0.1', token });
    assert.equal((await getArticle(id, { from: '10.1.0.1' })).views, views + 21, 'twenty visitors and one member');
    await other.api.call('GET /api/front/news/detail', { id }, { from: '10.3.0.1' });
    await other.close();
    server.advance(DAY_MS);
    const nextDay = await getArticle(id, { from: '10.1.0.1' });
    assert.equal(nextDay.views, views + 23, 'the other process has written its view; the first visitor came again');
  });

  it('deletes the record of a view once it no longer matters for the count', async () => {
    const days = async () =>
      (await server.db.selectFrom('news_view').select('day').distinct().orderBy('day').execute()).map(({ day }) => day);
    const now = server.deps.now().getTime();
    await purgeViews(server.db, now);
    const before = await days();
    assert(before.length > 0);
    await purgeViews(server.db, now + 3 * DAY_MS);
    assert.deepEqual(await days(), []);
    const views = await server.db.selectFrom('news_view').select('reader').execute();
    assert(
      views.every(({ reader }) => !reader.includes('10.')),
      'no address is kept'
    );
  });
});
