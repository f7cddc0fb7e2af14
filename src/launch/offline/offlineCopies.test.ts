import { getMarketOverview, listPriceLines } from '@/api/market';
import { MarketStore, rails } from '@/pages/market/Market.store';
import { market } from '@/stores/market';
import { buildLine, buildOverview } from '@/testing/buildMarket';
import { fakeApi } from '@/testing/fakeApi';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { loadOfflineCopies } from './offlineCopies';

const api = fakeApi({
  'GET /api/front/home/feed': () => ({}) as never,
  'GET /api/front/news/offline': [],
  'GET /api/front/flash/list': () => ({ items: [], nextCursor: null }) as never,
  'GET /api/front/market/overview': () => buildOverview(),
  'GET /api/front/market/lines': ({ categoryId = 'all', cursor }) => ({
    items: [buildLine({ id: `${categoryId}.${cursor ?? 'first'}` })],
    nextCursor: cursor === undefined ? `after-${categoryId}` : null
  })
});

new TestSession();

/** The worker finds a copy by the address, whatever the order of its parameters. */
const addresses = (): string[] =>
  api.calls.map(({ name, input }) => {
    const pairs = Object.entries(input ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    return `${name} ${JSON.stringify(pairs)}`;
  });

async function openMarketTab(): Promise<string[]> {
  api.calls.length = 0;
  const calls = { getMarketOverview, listPriceLines, getLineFacets: () => Promise.reject(new Error('not asked for')) };
  const store = new MarketStore(calls, { isLoggedIn: false }, market);
  const stop = store.start();
  await whenIdle();
  for (const rail of rails.filter((each) => each !== 'followed')) {
    store.selectRail(rail);
    await whenIdle();
    await store.lines.loadMore();
  }
  stop();
  return addresses();
}

describe('loadOfflineCopies', () => {
  it.each([
    ['the market that prices go by', ['yulin']],
    ['two markets', ['yulin', 'bozhou']],
    ['all markets', []]
  ])('asks for every address of the market tab for a choice of %s', async (_choice, marketIds) => {
    market.setMarkets(marketIds);
    await loadOfflineCopies();
    const kept = new Set(addresses());
    const asked = await openMarketTab();
    expect(asked.length).toBeGreaterThan(rails.length);
    expect(asked.filter((address) => !kept.has(address))).toEqual([]);
  });
});
