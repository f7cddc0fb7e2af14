import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fixedPublicPages, publicPageKinds, publicPages } from '@rules/publicPages';
import { pathOf, siteMapAddresses, textsOf } from '../../testing/siteMap';
import { type TestApp, testApp } from '../../testing/testApp';

/** Things of a kind whose data are asked for. */
const SAMPLE_SIZE = 20;

describe('a robot that walks the site map of the demo data', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-crawl-'));
  const h5Dir = path.join(folder, 'h5');
  let server: TestApp;
  let addresses: string[];
  before(async () => {
    mkdirSync(h5Dir);
    for (const file of ['index.html', 'page.html']) writeFileSync(path.join(h5Dir, file), '<!doctype html>');
    const pages = [...fixedPublicPages.slice(1), ...publicPageKinds.map((kind) => publicPages[kind].path)];
    writeFileSync(path.join(h5Dir, 'pages.json'), JSON.stringify(pages));
    server = await testApp({ isSeeded: true, settings: { h5Dir } });
    addresses = await siteMapAddresses(server);
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Requests addresses a few at a time, and returns the statuses with the addresses that have them. */
  const visitAll = async (urls: readonly string[]) => {
    const byStatus: Record<string, string[]> = {};
    for (const url of urls) {
      const { statusCode, headers } = await server.app.inject({ url: pathOf(url), headers: { accept: 'text/html' } });
      const status = `${statusCode} ${String(headers['x-robots-tag'] ?? '')}`.trim();
      byStatus[status] = [...(byStatus[status] ?? []), url];
    }
    return byStatus;
  };

  it('finds pages of every kind, none twice', () => {
    for (const kind of publicPageKinds) {
      assert.ok(
        addresses.some((address) => address.includes(`${publicPages[kind].path}?`)),
        kind
      );
    }
    assert.equal(new Set(addresses).size, addresses.length);
  });

  it('gets status 200 from every page, without a redirect', async () => {
    const isOther = (address: string) => address.includes('lang=');
    // The language decides nothing here.
    const visited = addresses.filter((address, index) => !isOther(address) || index % 51 === 0);
    assert.ok(visited.some(isOther));
    assert.deepEqual(Object.keys(await visitAll(visited)), ['200']);
  });

  it('gets an answer with data for things of every kind', async () => {
    const calls = {
      lines: 'market/line?lineId=',
      articles: 'news/detail?id=',
      flashes: 'flash/detail?id=',
      supplies: 'supply/detail?id=',
      requests: 'purchase/detail?id=',
      companies: 'company/info?id='
    } as const;
    for (const kind of publicPageKinds) {
      const { path: page, parameter } = publicPages[kind];
      const ids = addresses.flatMap((address) => {
        const { pathname, searchParams } = new URL(address);
        return pathname === `/h5/${page}` && !searchParams.has('lang') ? (searchParams.get(parameter) ?? []) : [];
      });
      const step = Math.ceil(ids.length / SAMPLE_SIZE);
      for (const id of ids.filter((_id, index) => index % step === 0)) {
        const response = await server.app.inject({ url: `/api/front/${calls[kind]}${encodeURIComponent(id)}` });
        assert.equal(response.json<{ code: number }>().code, 200, `${kind} ${id}`);
      }
    }
  });

  it('reaches no page that robots.txt closes', async () => {
    const { body } = await server.app.inject({ url: '/robots.txt' });
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix);
    assert.ok(closed.length > 0);
    const paths = addresses.map(pathOf);
    assert.deepEqual(
      paths.filter((one) => closed.some((prefix) => one.startsWith(prefix))),
      []
    );
  });

  it('gets status 200 from every link of the feeds', async () => {
    const { body: articles } = await server.app.inject({ url: '/feeds/articles.rss' });
    const { body: flashes } = await server.app.inject({ url: '/feeds/flashes.rss?lang=en' });
    const links = [...textsOf(articles, 'link'), ...textsOf(flashes, 'link')];
    assert.ok(links.length > 20);
    assert.deepEqual(Object.keys(await visitAll(links)), ['200']);
  });
});
