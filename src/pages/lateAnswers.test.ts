import type { LineFacets } from '@contract/priceList';
import { NewsStore } from '@/stores/news';
import { buildFeed } from '@/testing/buildFeed';
import { buildSupply } from '@/testing/buildListing';
import { buildIndex, buildOverview } from '@/testing/buildMarket';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { HomeStore } from './index/Home.store';
import { GoodsStore } from './index/recommendation/Goods.store';
import { IndexDetailStore } from './market/IndexDetail.store';
import { MarketStore } from './market/Market.store';

const viewer = { isLoggedIn: true, personalised: true };
const noRows = () => Promise.resolve({ items: [], nextCursor: null });
const facets = (origins: string[]): LineFacets => ({ lineCount: 1, date: '', markets: [], letters: [], origins });

testLateAnswers('the home feed', {
  setup: (getHomeFeed) => {
    const api = { getHomeFeed, listNews: noRows };
    const store = new HomeStore(api, viewer, new NewsStore());
    return { load: store.load, shown: () => store.feed };
  },
  older: buildFeed({ updatedVarietyCount: 1 }),
  newer: buildFeed({ updatedVarietyCount: 2 })
});

testLateAnswers('the recommended goods', {
  setup: (getHomeListings) => {
    const store = new GoodsStore({ getHomeListings }, viewer);
    let load = () => {
      store.start();
      load = () => void store.load();
    };
    return { load: () => load(), shown: () => store.listings };
  },
  older: { supplies: [buildSupply({ title: 'older' })], purchases: [] },
  newer: { supplies: [buildSupply({ title: 'newer' })], purchases: [] }
});

testLateAnswers('an index', {
  setup: (getSpiceIndex) => {
    const store = new IndexDetailStore(getSpiceIndex);
    return { load: () => store.open('composite'), shown: () => store.detail };
  },
  older: { index: buildIndex(), method: 'chainedLaspeyres' as const, points: [], basket: [] },
  newer: { index: { ...buildIndex(), valueCenti: 1 }, method: 'chainedLaspeyres' as const, points: [], basket: [] }
});

function setupMarket(changes: Partial<ConstructorParameters<typeof MarketStore>[0]>): MarketStore {
  const api = {
    getMarketOverview: () => Promise.resolve(buildOverview()),
    listPriceLines: noRows,
    getLineFacets: () => Promise.resolve(facets([])),
    ...changes
  };
  return new MarketStore(api, viewer, { followChanges: 0, marketIds: [], setMarkets: () => undefined });
}

testLateAnswers('the market overview', {
  setup: (getMarketOverview) => {
    const store = setupMarket({ getMarketOverview });
    return { load: store.refresh, shown: () => store.overview.value };
  },
  older: buildOverview({ varietyCount: 1 }),
  newer: buildOverview({ varietyCount: 2 })
});

testLateAnswers('the origins of a category', {
  setup: (getLineFacets) => {
    const store = setupMarket({ getLineFacets });
    return { load: store.loadOrigins, shown: () => store.facets?.origins ?? [] };
  },
  older: facets(['older']),
  newer: facets(['newer']),
  view: ({ origins }) => origins
});
