import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { publishFlash, withdrawFlash } from '../../testing/flashes';
import { setupArticle } from '../../testing/setupArticle';
import { textsOf } from '../../testing/siteMap';
import { type TestApp, testApp } from '../../testing/testApp';
import { takeDownNews } from '../news/publishing.service';

const site = 'https://xiangshi.example';
const feeds = ['/feeds/articles.rss', '/feeds/articles.atom', '/feeds/flashes.rss', '/feeds/flashes.atom'];

describe('the feeds', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ settings: { publicUrl: site } })));
  after(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('are valid while nothing is published', async () => {
    for (const url of feeds) {
      const response = await get(url);
      assert.equal(response.statusCode, 200, url);
      assert.match(String(response.headers['content-type']), /^application\/(rss|atom)\+xml; charset=utf-8$/);
      assert.match(response.body, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<(rss|feed) /);
    }
  });

  it('hold published articles and flashes only', async () => {
    await setupArticle(server.db, { id: 'shown', category: 'origin', title: '桂皮开剥' });
    await setupArticle(server.db, {
      id: 'later',
      category: 'market',
      title: '明天',
      published_at_ms: Date.now() + DAY_MS
    });
    await setupArticle(server.db, { id: 'gone', category: 'market', title: '撤下的' });
    await takeDownNews(server.db, 'gone', '来源方撤回', Date.now());
    await setupArticle(server.db, { id: 'unshared', category: 'market', title: '不许转发', allow_share: false });
    await publishFlash(server, 'flash-shown', { varietyIds: [], title: '口岸放行' });
    await publishFlash(server, 'withdrawn', { varietyIds: [], title: '错的' });
    await withdrawFlash(server, 'withdrawn');

    for (const url of feeds) {
      const { body } = await get(url);
      assert.match(body, url.includes('articles') ? /桂皮开剥/ : /口岸放行/);
      assert.doesNotMatch(body, /明天|撤下的|不许转发|错的/);
    }
  });

  it('name each entry by a URI that no language changes', async () => {
    for (const [url, name] of [
      ['/feeds/articles.atom', 'id'],
      ['/feeds/flashes.atom', 'id']
    ] as const) {
      const [chinese, french] = [await get(url), await get(`${url}?lang=fr`)];
      assert.deepEqual(textsOf(french.body, name), textsOf(chinese.body, name));
    }
    const { body } = await get('/feeds/articles.rss');
    assert.match(body, /<guid isPermaLink="false">tag:xiangshi\.example,2026:articles\/shown<\/guid>/);
  });

  it('speak the language of their address and lead to pages in it', async () => {
    const { body } = await get('/feeds/articles.rss?lang=es');
    assert.match(body, /<title>Noticias de Xiangshi<\/title>/);
    assert.ok(textsOf(body, 'link').includes(`${site}/h5/pagesNews/NewsDtl?id=shown&lang=es`));
    assert.match((await get('/feeds/flashes.atom')).body, /<title>香市快讯<\/title>/);
    assert.match((await get('/feeds/flashes.atom?lang=xx')).body, /<title>香市快讯<\/title>/);
  });

  it('escape what is markup, and remove what XML cannot hold', async () => {
    const title = 'A & B <b>"C"</b> ]]>\u0001\ud800';
    await setupArticle(server.db, {
      id: 'marked',
      category: 'market',
      title: title.replace('\ud800', ''),
      summary: title.replace('\ud800', '')
    });
    const [rss, atom] = [(await get('/feeds/articles.rss')).body, (await get('/feeds/articles.atom')).body];
    assert.match(rss, /<title>A &amp; B &lt;b&gt;&quot;C&quot;&lt;\/b&gt; \]\]&gt;<\/title>/);
    assert.match(rss, /<description>A &amp;amp; B &amp;lt;b&amp;gt;/);
    assert.match(atom, /<summary xml:lang="zh-Hans" type="text">A &amp; B &lt;b&gt;/);
    for (const body of [rss, atom]) assert.doesNotMatch(body, /\u0001/);
  });

  it('answer 304 until something is published or taken down', async () => {
    const first = await get('/feeds/articles.atom');
    const tag = String(first.headers.etag);
    assert.match(String(first.headers['last-modified']), / GMT$/);
    assert.equal(first.headers['cache-control'], 'public, max-age=300');
    assert.equal((await get('/feeds/articles.atom', { 'if-none-match': `"other", ${tag}` })).statusCode, 304);
    await takeDownNews(server.db, 'shown', '来源方撤回', Date.now());
    const changed = await get('/feeds/articles.atom', { 'if-none-match': tag });
    assert.equal(changed.statusCode, 200);
    assert.doesNotMatch(changed.body, /桂皮开剥/);
  });
});
