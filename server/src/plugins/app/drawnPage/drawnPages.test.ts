import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/testApp';
import { waitUntil } from '../../../testing/waitUntil';

const shell = `<!doctype html><html lang="zh-Hans"><head><meta name="description" content="香市"><meta property="og:title" content="香市"><meta property="og:description" content="香市"><title>香市</title><style data-href="/h5/css/1.aaaaaa.css">.a{}</style><script defer="defer" src="/h5/js/react.js"></script><script defer="defer" src="/h5/js/app.js"></script></head><body><div id="app"></div><div id="first" aria-hidden="true"></div></body></html>`;

const failing = ['crash', 'endless', 'restless', 'greedy', 'member', 'writer', 'browser'];

/** A drawer without React: `news` shows the title of an article, the others do what their name says. */
const drawer = `var drawnPages = (() => {
  let input, url, count;
  const missing = () => input.answers[url] === undefined;
  return {
    begin(text) { input = JSON.parse(text); url = '/api/front/news/detail?' + input.query.split('&')[0]; count = Object.keys(input.answers).length; },
    advance() {
      if (input.path === 'crash') throw new Error('a page with a fault');
      if (input.path === 'endless') return Promise.resolve().then(() => { for (;;); });
      if (input.path === 'browser') document.title = '';
      if (input.path === 'restless') return JSON.stringify({ state: 'unsettled' });
      if (input.path === 'greedy') return JSON.stringify({ state: 'missing', calls: [url + '&n=' + count] });
      if (input.path === 'member') return JSON.stringify({ state: 'missing', calls: ['/api/member/user/current'] });
      if (input.path === 'writer') return JSON.stringify({ state: 'missing', calls: ['/api/front/report/create {}'] });
      if (input.path === 'other') return JSON.stringify({ state: 'declined' });
      if (missing()) return JSON.stringify({ state: 'missing', calls: [url] });
      const { code, data } = input.answers[url];
      const title = code === 200 ? data.title : 'gone';
      return JSON.stringify({ state: 'settled', html: '<h1 class="b c">' + input.language + '</h1>', head: { status: code === 200 ? 200 : 404, title, description: '"$&"', canonical: { id: 'a&b' }, kind: 'website', shared: { kind: 'news', id: 'a&b' }, structuredData: [{ name: '</script>' }] }, settings: { unit: '"' } });
    }
  };
})();`;

describe('the pages that the server draws', () => {
  const h5Dir = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-drawn-'));
  let server: TestApp;
  let article: { id: string; title: string };
  before(async () => {
    mkdirSync(path.join(h5Dir, 'drawn'));
    for (const name of ['index.html', 'page.html']) writeFileSync(path.join(h5Dir, name), shell);
    writeFileSync(path.join(h5Dir, 'drawn/pages.bundle'), drawer);
    const parts = { news: ['css/1.aaaaaa.css', 'css/2.bbbbbb.css', 'js/2.bbbbbb.js'] };
    writeFileSync(
      path.join(h5Dir, 'drawn/parts.json'),
      JSON.stringify({ ...Object.fromEntries([...failing, 'other'].map((name) => [name, []])), ...parts })
    );
    const rules = [
      { css: '.b .c{content:"</style>"}', classes: [['a'], ['b', 'c']] },
      { css: '.b .d{top:0}', classes: [['b', 'd']] },
      { css: 'h1{top:0}' }
    ];
    writeFileSync(path.join(h5Dir, 'drawn/styles.json'), JSON.stringify({ 'css/2.bbbbbb.css': rules }));
    server = await testApp({
      isSeeded: true,
      settings: { h5Dir, drawPageWithinMs: 2_000, publicUrl: 'https://example.com' }
    });
    article = await server.db
      .selectFrom('news_article')
      .select(['id', 'title'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await waitUntilDrawn(server);
  });
  after(async () => {
    await server.close();
    rmSync(h5Dir, { recursive: true });
  });

  /** The first page starts the thread, which takes longer than a page may; so does the one after a fault. */
  const waitUntilDrawn = ({ app }: TestApp) =>
    waitUntil(async () => /<h1 /.test((await app.inject({ url: `/h5/news?id=${article.id}` })).body), {
      failure: 'no page was drawn'
    });
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/h5/${url}`, headers });
  const results = async () => {
    const text = await server.app.metrics.getSingleMetricAsString('drawn_pages_total');
    const counts: Record<string, number> = {};
    for (const [, name = '', count] of text.matchAll(/result="(\w+)"\} (\d+)/g)) counts[name] = Number(count);
    return counts;
  };
  beforeEach(() => server.app.metrics.getSingleMetric('drawn_pages_total')?.reset());

  for (const page of failing) {
    it(`are left to the app where one fails: ${page}`, async () => {
      const response = await get(`${page}?id=${article.id}`);
      assert.deepEqual([response.statusCode, response.body], [200, shell]);
      assert.deepEqual(await results(), { failed: 1 });
      await waitUntilDrawn(server);
    });
  }

  it('are left to the app, without a fault, for an address that they decline', async () => {
    assert.equal((await get('other')).body, shell);
    assert.deepEqual(await results(), {});
  });

  it('are left to the app where the API fails', async () => {
    await server.db.updateTable('news_article').set({ title: article.title }).where('id', '=', article.id).execute();
    await sql`alter table news_article rename to news_article_away`.execute(server.db);
    try {
      assert.equal((await get(`news?id=${article.id}`)).body, shell);
      assert.deepEqual(await results(), { failed: 1 });
    } finally {
      await sql`alter table news_article_away rename to news_article`.execute(server.db);
    }
  });

  it('are left to the app where the operator has switched drawing off', async (t) => {
    const off = await testApp({ settings: { h5Dir, drawPageWithinMs: 0 } });
    t.after(() => off.close());
    assert.equal((await off.app.inject({ url: '/h5/news?id=none' })).body, shell);
  });

  it('are left to the app for an endless address', async () => {
    assert.equal((await get(`news?id=${article.id}&x=${'x'.repeat(300)}`)).body, shell);
  });

  it('are not served as files', async () => {
    for (const file of ['drawn/pages.bundle', 'drawn/parts.json', 'drawn/styles.json'])
      assert.equal((await get(file)).statusCode, 404);
  });

  it('have title, description, the styles they use and answers, escaped', async () => {
    await server.db
      .updateTable('news_article')
      .set({ title: '</script><b>$& "1"' })
      .where('id', '=', article.id)
      .execute();
    const { body, statusCode, headers } = await get(`news?id=${article.id}`);
    await server.db.updateTable('news_article').set({ title: article.title }).where('id', '=', article.id).execute();
    assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-cache']);
    assert.match(body, /<title>&lt;\/script&gt;&lt;b&gt;\$&amp; &quot;1&quot;<\/title>/);
    assert.match(body, /<meta name="description" content="&quot;\$&amp;&quot;">/);
    assert.equal(body.match(/1\.aaaaaa\.css/g)?.length, 1, 'the shell has it already');
    assert.ok(body.includes('<style>.b .c{content:"<\\/style>"}h1{top:0}</style>'));
    assert.doesNotMatch(body, /<script[^>]* src=/);
    assert.match(body, / data-scripts="\/h5\/js\/react\.js \/h5\/js\/app\.js" data-parts="\/h5\/js\/2\.bbbbbb\.js" /);
    assert.match(body, / data-styles="\/h5\/css\/2\.bbbbbb\.css">/);
    assert.match(body, /data-settings="\{&quot;unit&quot;:&quot;\\&quot;&quot;\}"/);
    const [, given = ''] = /id="given-answers">(.*?)<\/script>/.exec(body) ?? [];
    const { answers } = JSON.parse(given) as { answers: Record<string, { data: { title: string } }> };
    assert.equal(Object.values(answers)[0]?.data.title, '</script><b>$& "1"');
  });

  it('name their canonical address, the same page in other languages and what they are about', async () => {
    const { body } = await get(`news?id=${article.id}&utm_source=x`, { 'accept-language': 'fr' });
    assert.match(body, /<link rel="canonical" href="https:\/\/example\.com\/h5\/news\?id=a%26b&amp;lang=fr">/);
    const languages = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, address]) => [
      name,
      address
    ]);
    assert.deepEqual(
      languages.map(([name]) => name),
      ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es', 'x-default']
    );
    assert.equal(languages[0]?.[1], 'https://example.com/h5/news?id=a%26b');
    assert.match(body, /<meta property="og:locale" content="fr">/);
    const picture = 'https://example.com/share/news/a%26b.jpg?lang=fr';
    assert.ok(body.includes(`<meta property="og:image" content="${picture}">`));
    assert.match(body, /type="application\/rss\+xml" href="https:\/\/example\.com\/feeds\/articles\.rss\?lang=fr">/);
    assert.match(body, /<script type="application\/ld\+json">\{"name":"\\u003c\/script>"\}<\/script>/);
    const missing = await get('news?id=none');
    assert.match(missing.body, /<meta name="robots" content="noindex">/);
    assert.doesNotMatch(missing.body, /canonical|ld\+json/);
  });

  it('have status 404 for what does not exist', async () => {
    const { statusCode, body } = await get('news?id=none');
    assert.deepEqual([statusCode, /<title>gone<\/title>/.test(body)], [404, true]);
  });

  it('are in the language of the address, else of the browser', async () => {
    const languageOf = async (query: string, accepted: string) => {
      const { body, headers } = await get(`news?id=${article.id}${query}`, { 'accept-language': accepted });
      assert.match(String(headers['vary']), /accept-language/);
      return /<html lang="([^"]*)"/.exec(body)?.[1] + (/<h1 [^>]*>(.*)<\/h1>/.exec(body)?.[1] ?? '');
    };
    assert.equal(await languageOf('', 'en-GB,en;q=0.9'), 'enen');
    assert.equal(await languageOf('&lang=fr', 'en-GB'), 'frfr');
    assert.equal(await languageOf('&lang=xx', 'de'), 'zh-Hanszh-Hans');
  });

  it('are kept until their data change, which shows at once', async () => {
    const titleOf = async () => /<title>(.*)<\/title>/.exec((await get(`news?id=${article.id}`)).body)?.[1];
    await titleOf();
    await results();
    server.app.metrics.getSingleMetric('drawn_pages_total')?.reset();
    await titleOf();
    assert.deepEqual(await results(), { kept: 1 });
    await server.db.updateTable('news_article').set({ title: '改了' }).where('id', '=', article.id).execute();
    assert.equal(await titleOf(), '改了');
    await server.db.updateTable('news_article').set({ title: article.title }).where('id', '=', article.id).execute();
    assert.equal(await titleOf(), article.title);
    server.advance(31_000);
    server.app.metrics.getSingleMetric('drawn_pages_total')?.reset();
    await titleOf();
    assert.deepEqual(await results(), { drawn: 1 }, 'its texts are of another time');
  });

  it('show a member what a visitor sees', async () => {
    const visitor = await get(`news?id=${article.id}`);
    const member = await get(`news?id=${article.id}`, { authorization: 'Bearer any', cookie: 'a=b' });
    assert.equal(member.body, visitor.body);
  });

  it('count the visit, each time', async () => {
    const viewsOf = async (remoteAddress: string) => {
      const { body } = await server.app.inject({ url: `/h5/news?id=${article.id}`, remoteAddress });
      return Number(/"views":(\d+)/.exec(body)?.[1]);
    };
    const before = await viewsOf('203.0.113.1');
    assert.equal(await viewsOf('203.0.113.1'), before);
    assert.equal(await viewsOf('203.0.113.2'), before + 1);
  });

  it('are compressed', async () => {
    const url = `news?id=${article.id}`;
    const response = await get(url, { 'accept-encoding': 'br' });
    assert.equal(brotliDecompressSync(response.rawPayload).toString(), (await get(url)).body);
  });

  it('are those of a new build', async () => {
    writeFileSync(path.join(h5Dir, 'drawn/pages.bundle'), drawer.replace('c">', 'c">new '));
    utimesSync(path.join(h5Dir, 'drawn/pages.bundle'), 1, 1);
    await nextTurn();
    assert.match((await get(`news?id=${article.id}`)).body, /<h1 [^>]*>new /);
  });
});
