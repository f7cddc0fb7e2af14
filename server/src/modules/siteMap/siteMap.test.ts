import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@contract/localText';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { FILES_PER_MINUTE } from '../../http/publicFile';
import { publishFlash, withdrawFlash } from '../../testing/flashes';
import { setupArticle } from '../../testing/setupArticle';
import { setupCompany, setupMember } from '../../testing/setupCompany';
import { siteMapAddresses, siteMapFiles, siteMapIds, textsOf } from '../../testing/siteMap';
import { publishedSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { reviewPurchase, setupOpenPurchase, submitPurchase, verifiedPerson } from '../../testing/trade';
import { takeDownNews } from '../news/publishing.service';
import { SiteMap } from './siteMap.service';

const site = 'https://xiangshi.example';

describe('the site map', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ settings: { publicUrl: site } })));
  after(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('answers 404 for a kind or a number that the index has not', async () => {
    for (const url of [
      '/sitemaps/people/1.xml',
      '/sitemaps/lines/1.xml',
      '/sitemaps/pages/2.xml',
      '/sitemaps/lines/0.xml'
    ]) {
      const response = await get(url);
      assert.deepEqual([response.statusCode, response.body], [404, 'NOT_FOUND\n'], url);
      assert.equal(response.headers['cache-control'], 'no-store');
    }
  });

  it('is named by robots.txt with the public address', async () => {
    const { body, headers } = await get('/robots.txt');
    assert.match(body, /^Sitemap: https:\/\/xiangshi\.example\/sitemap\.xml$/m);
    assert.match(String(headers['content-type']), /^text\/plain/);
  });

  it('has the fixed pages in five languages, each with the addresses of all', async () => {
    const { body } = await get('/sitemaps/pages/1.xml');
    const addresses = textsOf(body, 'loc');
    assert.ok(addresses.includes(`${site}/h5/`));
    assert.ok(addresses.includes(`${site}/h5/pages/market/index?lang=fr`));
    const [entry = ''] = /<url><loc>[^<]*market\/index<\/loc>.*?<\/url>/.exec(body) ?? [];
    for (const language of [...LANGUAGES, 'x-default']) assert.match(entry, new RegExp(`hreflang="${language}"`));
  });

  it('holds what a visitor may see', async () => {
    const seller = await verifiedPerson(server);
    const companyId = await setupCompany(server, seller);
    const supply = await publishedSupply(server, seller, {}, { asCompany: true });
    const requestId = await setupOpenPurchase(server, seller, {}, true);
    await setupArticle(server.db, { id: 'shown-article', category: 'market' });
    await publishFlash(server, 'shown-flash', { varietyIds: [] });
    const ids = await siteMapIds(server);
    for (const id of [companyId, supply.id, requestId, 'shown-article', 'shown-flash']) assert.ok(ids.includes(id), id);
  });

  it('holds nothing that a visitor may not see', async () => {
    const [owner, member] = [await verifiedPerson(server), await verifiedPerson(server)];
    const companyId = await setupCompany(server, owner);
    await setupMember(server, companyId, member.id);
    const pending = await submitSupply(server, owner);
    const takenDown = await publishedSupply(server, owner);
    await reviewSupplyAs(server, takenDown.id, 'takedown');
    const pendingRequest = await submitPurchase(server, owner);
    const restricted = await setupOpenPurchase(server, owner, { audience: 'verifiedCompanies' }, true);
    const closedRequest = await setupOpenPurchase(server, member);
    await reviewPurchase(server, closedRequest, 'takedown');
    await setupArticle(server.db, { id: 'later', category: 'market', published_at_ms: Date.now() + DAY_MS });
    await setupArticle(server.db, { id: 'gone', category: 'market' });
    await takeDownNews(server.db, 'gone', '来源方撤回', Date.now());
    await publishFlash(server, 'withdrawn', { varietyIds: [] });
    await withdrawFlash(server, 'withdrawn');
    const dissolved = await setupCompany(server, owner);
    const unverified = await setupCompany(server, owner);
    await server.db.updateTable('company').set({ dissolved_at_ms: 1 }).where('id', '=', dissolved).execute();
    await server.db.updateTable('company').set({ verified_at_ms: null }).where('id', '=', unverified).execute();
    server.advance(2 * MINUTE_MS);

    const ids = await siteMapIds(server);
    const hidden = [pending.id, takenDown.id, pendingRequest.id, restricted, closedRequest, dissolved, unverified];
    for (const id of [...hidden, 'later', 'gone', 'withdrawn', owner.id, member.id]) assert.ok(!ids.includes(id), id);
    const text = (await siteMapAddresses(server)).join('\n');
    for (const { mobile } of [owner, member]) assert.doesNotMatch(text, new RegExp(mobile));
  });

  it('drops a supply after its last day', async () => {
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    server.advance(2 * MINUTE_MS);
    assert.ok((await siteMapIds(server)).includes(id));
    await server.db.updateTable('supply_listing').set({ valid_until: '2024-01-01' }).where('id', '=', id).execute();
    server.advance(2 * MINUTE_MS);
    assert.ok(!(await siteMapIds(server)).includes(id));
  });

  it('answers 304 until a page comes or changes', async () => {
    const url = '/sitemaps/articles/1.xml';
    server.advance(2 * MINUTE_MS);
    const first = await get(url);
    const tag = String(first.headers.etag);
    assert.ok(first.headers['last-modified']);
    const same = await get(url, { 'if-none-match': tag });
    assert.deepEqual([same.statusCode, same.body, same.headers.etag], [304, '', tag]);
    await setupArticle(server.db, { id: 'one-more', category: 'market' });
    server.advance(2 * MINUTE_MS);
    assert.equal((await get(url, { 'if-none-match': tag })).statusCode, 200);
  });

  it('is compressed as the client accepts', async () => {
    const [plain, packed] = [
      await get('/sitemaps/articles/1.xml'),
      await get('/sitemaps/articles/1.xml', { 'accept-encoding': 'gzip' })
    ];
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(packed.rawPayload).toString(), plain.body);
  });

  it('divides many pages into files without losing or repeating one', async () => {
    for (let index = 0; index < 7; index += 1)
      await setupArticle(server.db, { id: `many-${index}`, category: 'market' });
    const small = new SiteMap(server.db, site, 2);
    const nowMs = server.deps.now().getTime();
    const files = textsOf((await small.index(nowMs)).body as string, 'loc').filter((file) =>
      file.includes('/articles/')
    );
    const addresses: string[] = [];
    for (let number = 1; number <= files.length; number += 1) {
      const { body } = await small.file('articles', number, nowMs);
      let text = '';
      for await (const chunk of body) text += String(chunk);
      addresses.push(...textsOf(text, 'loc'));
    }
    const whole = await get('/sitemaps/articles/1.xml');
    server.advance(2 * MINUTE_MS);
    const expected = textsOf((await get('/sitemaps/articles/1.xml')).body, 'loc');
    assert.ok(whole.statusCode === 200 && files.length >= 4);
    assert.deepEqual(addresses, expected);
  });

  it('limits how often an address asks', async () => {
    const answers = [];
    for (let count = 0; count <= FILES_PER_MINUTE; count += 1) {
      answers.push(await server.app.inject({ url: '/robots.txt', remoteAddress: '203.0.113.7' }));
    }
    const last = answers.at(-1);
    assert.deepEqual([answers.at(-2)?.statusCode, last?.statusCode, last?.body], [200, 429, 'RATE_LIMITED\n']);
    assert.ok(Number(last?.headers['retry-after']) > 0);
    assert.equal((await get('/robots.txt')).statusCode, 200);
  });

  it('names each of its files once', async () => {
    const files = await siteMapFiles(server);
    assert.equal(new Set(files).size, files.length);
  });
});
