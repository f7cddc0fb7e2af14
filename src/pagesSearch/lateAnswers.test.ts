import type { SearchSuggestion, TrendingSearch } from '@contract/search';
import { buildSearchOverview } from '@/testing/buildSearch';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { SearchViewStore } from './search-view/SearchView.store';
import { SearchMiddlePageStore } from './SearchMiddlePage.store';

const past = { searchHistory: [], setSearchHistory: () => undefined };
const noRows = () => Promise.resolve({ items: [], nextCursor: null });
const unexpected = () => Promise.reject(new Error('not expected here'));

testLateAnswers<TrendingSearch[]>('the trending searches', {
  setup: (getTrendingSearches) => {
    const store = new SearchMiddlePageStore({ getTrendingSearches, suggest: unexpected }, past);
    return { load: store.loadTrendingSearches, shown: () => store.trendingSearches };
  },
  older: [{ word: '公丁香', text: '公丁香', trend: 'up' }],
  newer: [{ word: '草豆蔻', text: '草豆蔻', trend: 'new' }]
});

testLateAnswers<SearchSuggestion>('the suggestions of a term', {
  setup: (suggest) => {
    const store = new SearchMiddlePageStore({ getTrendingSearches: unexpected, suggest }, past);
    return { load: () => store.submit('八角'), shown: () => store.suggestion };
  },
  older: { aliasOf: 'older', lines: [], news: [] },
  newer: { aliasOf: 'newer', lines: [], news: [] }
});

testLateAnswers('the results of a search', {
  setup: (getOverview) => {
    const lists = { findLines: noRows, findSupplies: noRows, findPurchases: noRows };
    const more = {
      findCompanies: noRows,
      findNews: noRows,
      findFlashes: noRows,
      findCards: noRows,
      findExhibitors: noRows,
      findSessions: noRows
    };
    const store = new SearchViewStore({ getOverview, ...lists, ...more }, past, { q: '八角', tab: 'all' });
    return { load: store.load, shown: () => store.overview };
  },
  older: buildSearchOverview({ counts: { news: 1 } }),
  newer: buildSearchOverview({ counts: { news: 2 } })
});
