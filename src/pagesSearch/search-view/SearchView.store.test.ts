import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { SearchOverview } from '@contract/search';
import { buildSupply } from '@/testing/buildListing';
import { buildSearchOverview } from '@/testing/buildSearch';
import { whenIdle } from '@/testing/whenIdle';
import type { Tab } from '../scopes';
import type { SearchApi } from './resultRows';
import { SearchViewStore } from './SearchView.store';

class FakeSearchHistory {
  searchHistory: string[] = [];
  constructor() {
    makeAutoObservable(this);
  }
  setSearchHistory(terms: string[]): void {
    this.searchHistory = terms;
  }
}

const something = buildSearchOverview({ counts: { supplies: 2 } });
const emptyPage = (): Promise<Page<never>> => Promise.resolve({ items: [], nextCursor: null });

function setupStore(start: { q?: string; tab?: Tab; varietyId?: string } = {}, changes: Partial<SearchApi> = {}) {
  const asked: [call: string, query: object][] = [];
  const past = new FakeSearchHistory();
  const known =
    <Q extends object, A>(call: string, answer: (query: Q) => Promise<A>) =>
    (query: Q) => {
      asked.push([call, query]);
      return answer(query);
    };
  const api: SearchApi = {
    getOverview: known('overview', changes.getOverview ?? (() => Promise.resolve(something))),
    findLines: known('lines', emptyPage),
    findSupplies: known('supplies', changes.findSupplies ?? emptyPage),
    findPurchases: known('purchases', emptyPage),
    findCompanies: known('companies', emptyPage),
    findNews: known('news', emptyPage),
    findFlashes: known('flashes', emptyPage),
    findCards: known('cards', emptyPage),
    findExhibitors: known('exhibitors', emptyPage),
    findSessions: known('sessions', emptyPage)
  };
  const store = new SearchViewStore(api, past, { q: '八角', tab: 'all', ...start });
  return { store, asked, past };
}

describe('SearchViewStore', () => {
  it('sends no request without a term, and rejects a blank search', async () => {
    const { store, asked, past } = setupStore({ q: '  ', tab: 'supplies' });
    await store.load();
    expect(store.status).toBe('idle');
    expect(store.submit('   ')).toBe(false);
    expect(asked).toEqual([]);
    expect(past.searchHistory).toEqual([]);
  });

  it('truncates a term of two hundred characters and reports it', async () => {
    const { store, asked } = setupStore({ q: '香'.repeat(200) });
    await store.load();
    expect(store.isTruncated).toBe(true);
    expect(asked).toEqual([['overview', { q: '香'.repeat(30) }]]);
  });

  it('distinguishes a failure from no results, and retries', async () => {
    let answer: () => Promise<SearchOverview> = () => Promise.reject(new Error('down'));
    const { store } = setupStore({}, { getOverview: () => answer() });
    await store.load();
    expect(store.status).toBe('error');
    answer = () => Promise.resolve(buildSearchOverview());
    await store.load();
    expect(store.status).toBe('nothing');
  });

  it('drops the late response to an earlier term', async () => {
    const answers: ((overview: SearchOverview) => void)[] = [];
    const { store } = setupStore({}, { getOverview: () => new Promise((resolve) => answers.push(resolve)) });
    void store.load();
    store.submit('桂皮');
    answers[1]?.(buildSearchOverview({ marks: ['桂皮'], counts: { lines: 1 } }));
    await whenIdle();
    answers[0]?.(buildSearchOverview({ marks: ['八角'] }));
    await whenIdle();
    expect(store.highlightTerms).toBe('桂皮');
  });

  it('opens with the tab and the variety that another page requested', async () => {
    const { store, asked } = setupStore({ tab: 'supplies', varietyId: 'star-anise' });
    await store.load();
    expect(asked).toEqual([
      ['supplies', { q: '八角', varietyId: 'star-anise', sort: 'newest' }],
      ['overview', { q: '八角', varietyId: 'star-anise' }]
    ]);
  });

  it('loads a list when its tab is first opened, and caches it', async () => {
    const { store, asked } = setupStore(
      {},
      {
        findSupplies: () => Promise.resolve({ items: [buildSupply({ id: 's1' })], nextCursor: null })
      }
    );
    await store.load();
    store.selectTab('supplies');
    await whenIdle();
    store.selectTab('news');
    store.selectTab('supplies');
    await whenIdle();
    expect(asked.filter(([call]) => call === 'supplies')).toHaveLength(1);
    expect(store.list?.shown.items).toMatchObject([{ kind: 'supply', id: 's1' }]);
  });

  it('caches the previous list, and reloads one that was opened longer ago', async () => {
    const { store, asked } = setupStore({ tab: 'supplies' });
    await store.load();
    for (const tab of ['all', 'news', 'supplies', 'news', 'flashes', 'all', 'news'] as const) store.selectTab(tab);
    await whenIdle();
    expect([store.listOf('supplies'), store.listOf('flashes')?.shown.isLoaded]).toEqual([undefined, true]);
    store.selectTab('supplies');
    await whenIdle();
    const lists = asked.map(([call]) => call).filter((call) => call !== 'overview');
    expect(lists).toEqual(['supplies', 'news', 'flashes', 'supplies']);
  });

  it('keeps the results when a refresh fails, and marks them as stale', async () => {
    let answer: () => Promise<SearchOverview> = () => Promise.resolve(something);
    const { store } = setupStore({}, { getOverview: () => answer() });
    await store.load();
    expect([store.isStale, store.loadedAtMs > 0]).toEqual([false, true]);
    answer = () => Promise.reject(new Error('down'));
    await store.refresh();
    expect([store.status, store.isStale]).toEqual(['found', true]);
  });

  it('applies filter and sort order to supplies and purchase requests alike', async () => {
    const { store, asked } = setupStore({ tab: 'supplies' });
    await store.load();
    store.toggleCertified();
    store.selectListingSort('price');
    await whenIdle();
    store.selectTab('purchases');
    await whenIdle();
    const narrowed = { q: '八角', sort: 'price', certifiedOnly: true };
    expect(asked.slice(-2)).toEqual([
      ['supplies', narrowed],
      ['purchases', narrowed]
    ]);
    store.clearFilters();
    await whenIdle();
    expect(asked.at(-1)).toEqual(['purchases', { q: '八角', sort: 'price' }]);
  });

  it('searches for another term in the same tab, saves it, and clears the variety', async () => {
    const { store, asked, past } = setupStore({ tab: 'supplies', varietyId: 'star-anise' });
    await store.load();
    store.setText(' 桂皮 ');
    expect(store.submit()).toBe(true);
    await whenIdle();
    expect(store.tab).toBe('supplies');
    expect(asked.slice(-2)).toEqual([
      ['supplies', { q: '桂皮', sort: 'newest' }],
      ['overview', { q: '桂皮' }]
    ]);
    expect(past.searchHistory).toEqual(['桂皮']);
  });
});
