import type { Page } from '../../types/contract/common';
import type { PriceLine } from '../../types/contract/priceLine';
import { connectTo } from '../connectTo';
import { startServer } from '../server';
import { fillMarket, openSession } from './marketData';
import { benchImport } from './marketImport';
import { benchMarketScroll } from './marketScroll';
import { CONCURRENCY, measure } from './measure';

const search = (call: string, q: string, more = '') => `/api/front/search/${call}?q=${encodeURIComponent(q)}${more}`;

/**
 * Measures server times with 200,000 listings and 1,000,000 quotes over HTTP, then the scrolling of a list of 5,000
 * lines.
 */
export async function benchMarket(): Promise<void> {
  const server = await startServer();
  try {
    const started = performance.now();
    const { token, lineId } = await fill(server.databaseUrl);
    // The start computes what listings show of their companies.
    await server.restart();
    console.log(`  filled in ${((performance.now() - started) / 1000).toFixed(0)} s; ${CONCURRENCY} clients at once`);
    const headers = { Authorization: `Bearer ${token}` };
    for (const [name, path] of await pathsOf(server.url, lineId)) {
      await measure(name, () => fetch(server.url + path, { headers }));
    }
    await benchImport(server);
  } finally {
    await server.stop();
  }
  await benchMarketScroll();
}

/** Returns the token of a verified member and the line with the longest history. */
async function fill(databaseUrl: string): Promise<{ token: string; lineId: string }> {
  const client = await connectTo(databaseUrl);
  try {
    const { rows } = await client.query<{ line_id: string }>(
      `select line_id from price_quote group by line_id order by count(*) desc, line_id limit 1`
    );
    await fillMarket(client);
    await printCounts(client);
    return { token: await openSession(client), lineId: rows[0]?.line_id ?? '' };
  } finally {
    await client.end();
  }
}

async function printCounts(client: { query(sql: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  const { rows } = await client.query(`select
    (select count(*) from price_quote) as quotes, (select count(*) from line_snapshot) as lines,
    (select count(*) from supply_listing) + (select count(*) from purchase_request) as listings`);
  console.log(' ', JSON.stringify(rows[0]));
}

async function pathsOf(url: string, lineId: string): Promise<[name: string, path: string][]> {
  const lines = '/api/front/market/lines?limit=50';
  const answer = (await (await fetch(url + lines)).json()) as { data: Page<PriceLine> };
  const cursor = encodeURIComponent(answer.data.nextCursor ?? '');
  return [
    ['line list, first window', lines],
    ['line list, second window', `${lines}&cursor=${cursor}`],
    ['line list, one category, by rise', `${lines}&categoryId=fruit&sort=rise&span=week`],
    ['365-day series', `/api/front/market/series?range=1y&lineId=${encodeURIComponent(lineId)}`],
    ['price line', `/api/front/market/line?lineId=${encodeURIComponent(lineId)}`],
    ['home feed', '/api/front/home/feed'],
    ['supplies, newest', '/api/front/supply/list?limit=20'],
    ['suggest 八角', search('suggest', '八角')],
    ['search 八角, all scopes (frequent)', search('overview', '八角')],
    ['search 大料, all scopes (alias)', search('overview', '大料')],
    ['search bj, all scopes (initials)', search('overview', 'bj')],
    ['search 玉林, all scopes (place)', search('overview', '玉林')],
    ['search 老树, all scopes (rare)', search('overview', '老树')],
    ['search 龘靐, all scopes (none)', search('overview', '龘靐')],
    ['search 八角, supplies', search('supplies', '八角')],
    ['search 八角, supplies by price', search('supplies', '八角', '&sort=price')],
    ['search 八角, purchases', search('purchases', '八角')],
    ['search 八角, purchases by price', search('purchases', '八角', '&sort=price')],
    ['search 草果, supplies', search('supplies', '草果')],
    ['search 玉林 编织袋, supplies (two words)', search('supplies', '玉林 编织袋')],
    ['search 百色恒香, supplies (company)', search('supplies', '百色恒香')],
    ['search 老树, supplies by price', search('supplies', '老树', '&sort=price')],
    ['search 椒, supplies (one character)', search('supplies', '椒')]
  ];
}
