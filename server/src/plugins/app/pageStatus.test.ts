import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { SECOND_MS } from '@rules/duration';
import { fixedPublicPages, publicPageKinds, publicPages } from '@rules/publicPages';
import { CONTENT_CHANNEL } from '../../database/knownTables';
import { takeDownNews } from '../../modules/news/publishing.service';
import { PageStates } from '../../modules/siteMap/pageState.service';
import { countQueries } from '../../testing/countQueries';
import { publishFlash, withdrawFlash } from '../../testing/flashes';
import { setupArticle } from '../../testing/setupArticle';
import { setupCompany } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { reviewPurchase, setupOpenPurchase, verifiedPerson } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';

describe('the address of a page', () => {
  const h5Dir = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-status-'));
  let server: TestApp;
  before(async () => {
    for (const file of ['index.html', 'page.html']) writeFileSync(path.join(h5Dir, file), `<!doctype html>${file}`);
    const paths = [...fixedPublicPages.slice(1), ...publicPageKinds.map((kind) => publicPages[kind].path)];
    const others = ['pages/index/index', 'pages/mine/index', 'pagesNews/CopyClipboard'];
    writeFileSync(path.join(h5Dir, 'pages.json'), JSON.stringify([...paths, ...others]));
    server = await testApp({ settings: { h5Dir } });
  });
  after(async () => {
    await server.close();
    rmSync(h5Dir, { recursive: true });
  });

  const visit = (url: string) => server.app.inject({ url: `/h5/${url}`, headers: { accept: 'text/html' } });
  const statusOf = async (url: string) => {
    // States are kept for some seconds.
    server.advance(6 * SECOND_MS);
    const { statusCode, headers, body } = await visit(url);
    assert.match(body, /page\.html/, `${url} has a page`);
    return [statusCode, ...(headers['x-robots-tag'] === undefined ? [] : [headers['x-robots-tag']])].join(' ');
  };
  const addressOf = (kind: keyof typeof publicPages, id: string) =>
    `${publicPages[kind].path}?${publicPages[kind].parameter}=${id}`;

  it('answers 404 for a thing that never was, or that no visitor has seen', async () => {
    const person = await verifiedPerson(server);
    const pending = await submitSupply(server, person);
    await setupArticle(server.db, { id: 'later', category: 'market', published_at_ms: Date.now() + 9e9 });
    for (const kind of publicPageKinds) {
      assert.equal(await statusOf(addressOf(kind, 'none')), '404', kind);
      assert.equal(await statusOf(addressOf(kind, '%00')), '404', kind);
      assert.equal(await statusOf(addressOf(kind, 'x'.repeat(65))), '404', kind);
    }
    assert.equal(await statusOf(addressOf('supplies', pending.id)), '404');
    assert.equal(await statusOf(addressOf('articles', 'later')), '404');
    assert.equal(await statusOf(publicPages.articles.path), '404');
  });

  it('answers 410 for what was taken down, withdrawn, removed or dissolved', async () => {
    const seller = await verifiedPerson(server);
    const [takenDown, removed] = [await publishedSupply(server, seller), await publishedSupply(server, seller)];
    const request = await setupOpenPurchase(server, seller);
    const company = await setupCompany(server, seller);
    await setupArticle(server.db, { id: 'gone', category: 'market' });
    await publishFlash(server, 'withdrawn', { varietyIds: [] });
    const addresses = [
      addressOf('supplies', takenDown.id),
      addressOf('supplies', removed.id),
      addressOf('requests', request),
      addressOf('companies', company),
      addressOf('articles', 'gone'),
      addressOf('flashes', 'withdrawn')
    ];
    for (const address of addresses) assert.equal(await statusOf(address), '200', address);

    await reviewSupplyAs(server, takenDown.id, 'takedown');
    await actOnSupply(server, seller, removed.id, { action: 'close', reason: 'cancelled' });
    assert.equal(await statusOf(addressOf('supplies', removed.id)), '200', 'a closed supply can still be read');
    await actOnSupply(server, seller, removed.id, { action: 'remove' });
    await reviewPurchase(server, request, 'takedown');
    await server.db.updateTable('company').set({ dissolved_at_ms: 1 }).where('id', '=', company).execute();
    await takeDownNews(server.db, 'gone', '来源方撤回', Date.now());
    await withdrawFlash(server, 'withdrawn');
    for (const address of addresses) assert.equal(await statusOf(address), '410', address);
  });

  it('keeps pages out of search engines that are not for every visitor', async () => {
    const buyer = await verifiedPerson(server);
    await setupCompany(server, buyer);
    const restricted = await setupOpenPurchase(server, buyer, { audience: 'verifiedCompanies' }, true);
    assert.equal(await statusOf(addressOf('requests', restricted)), '200 noindex');
    assert.equal(await statusOf('pages/mine/index'), '200 noindex');
    assert.equal(await statusOf(publicPages.companies.path), '200 noindex');
    assert.equal(await statusOf('pages/market/index'), '200');
  });

  it('asks the database once for many visits in a row, until something changes', async () => {
    await setupArticle(server.db, { id: 'popular', category: 'market' });
    const { db, count } = countQueries(server.db);
    const states = new PageStates(server.app.keptAnswers, db, server.deps.now);
    const find = (query: string) => states.find(publicPages.articles.path, new URLSearchParams(query));
    await waitUntil(
      async () => (await find('id=popular')) === 'shown' && server.deps.signals.isListening(CONTENT_CHANNEL)
    );
    assert.equal(await find('id=popular'), 'shown');
    const before = count();
    for (const query of ['id=popular', 'id=popular&lang=en']) assert.equal(await find(query), 'shown');
    assert.equal(count(), before);
    await server.db
      .updateTable('news_article')
      .set({ status: 'removed', removed_at_ms: 1, removed_reason: '内容有误' })
      .where('id', '=', 'popular')
      .execute();
    assert.equal(await find('id=popular'), 'removed');
    await server.db
      .updateTable('news_article')
      .set({ status: 'published', removed_at_ms: null, removed_reason: null })
      .where('id', '=', 'popular')
      .execute();
  });

  it('is answered by the app when the database cannot be read', async () => {
    await sql`alter table news_article rename to news_article_away`.execute(server.db);
    try {
      assert.equal(await statusOf(addressOf('articles', 'popular')), '200');
    } finally {
      await sql`alter table news_article_away rename to news_article`.execute(server.db);
    }
  });

  it('does not wait for a database that does not answer', async () => {
    await server.db.transaction().execute(async (tx) => {
      await sql`lock table news_article in access exclusive mode`.execute(tx);
      const begun = performance.now();
      assert.equal(await statusOf(addressOf('articles', 'popular')), '200');
      assert.ok(performance.now() - begun < 5_000);
    });
  });

  it('has no status of this host where the app calls another one', async () => {
    const file = path.join(h5Dir, 'index.html');
    writeFileSync(file, '<!doctype html><meta name="api-host" content="https://api.example.com">');
    utimesSync(file, 1, 1);
    try {
      assert.equal(await statusOf(addressOf('lines', 'none')), '200');
    } finally {
      writeFileSync(file, '<!doctype html>index.html');
    }
  });

  it('leads to its canonical form', async () => {
    const line = publicPages.lines.path;
    for (const [url, location] of [
      ['pages/market/index/', 'pages/market/index'],
      ['pages//market/index', 'pages/market/index'],
      ['pages/market', 'pages/market/index'],
      ['Pages/Market/INDEX', 'pages/market/index'],
      ['pagesnews/newsdtl?id=a', 'pagesNews/NewsDtl?id=a'],
      [`${line}?lineId=a.b&utm_source=x&from=singlemessage&isappinstalled=0`, `${line}?lineId=a.b`],
      [`${line}?utm_medium=mail`, line],
      ['?utm_source=x', ''],
      ['pages/market/index?lang=EN-us', 'pages/market/index?lang=en'],
      ['pages/market/index?lang=xx&move=up', 'pages/market/index?move=up'],
      [`${publicPages.requests.path}?purchaseId=a`, `${publicPages.requests.path}?id=a`],
      ['pages/market/index/?a=%2F%20+?b', 'pages/market/index?a=%2F%20+?b']
    ]) {
      const { statusCode, headers } = await visit(url ?? '');
      assert.deepEqual([statusCode, headers.location], [301, `/h5/${location}`], url);
      assert.equal(headers['cache-control'], 'public, max-age=86400');
    }
  });

  it('keeps parameters that may mean something, as they are written', async () => {
    for (const url of [
      'pages/market/index?from=wechat&code=1&state=a',
      'pages/market/index?inviteCode=A%20B+C&lang=zh-Hans',
      `${publicPages.requests.path}?id=a&purchaseId=b`
    ]) {
      assert.notEqual((await visit(url)).statusCode, 301, url);
    }
    assert.equal((await visit('?fromType=app')).statusCode, 200);
  });

  it('never leads away from this host', async () => {
    for (const url of ['/example', '//example', '%2f%2fexample/', '\\example/']) {
      const { statusCode } = await visit(url);
      assert.notEqual(statusCode, 301, url);
    }
  });
});
