import { autorun, observable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { MarketOverview } from '@contract/market';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { buildLine, buildOverview } from '@/testing/buildMarket';
import { deferred } from '@/testing/deferred';
import { whenIdle } from '@/testing/whenIdle';
import { MarketStore } from './Market.store';

describe('MarketStore', () => {
  let asked: LineQuery[];
  let answerLines: (query: LineQuery) => Promise<Page<PriceLine>>;
  let answerOverview: () => Promise<MarketOverview>;
  let session: { isLoggedIn: boolean };
  let shared: { followChanges: number; marketIds: readonly string[]; setMarkets(ids: readonly string[]): void };
  let boards: (string | undefined)[];
  let store: MarketStore;

  beforeEach(() => {
    asked = [];
    answerLines = ({ categoryId = 'none' }) =>
      Promise.resolve({ items: [buildLine({ id: `${categoryId}.1` })], nextCursor: null });
    answerOverview = () => Promise.resolve(buildOverview());
    session = observable({ isLoggedIn: false });
    boards = [];
    shared = observable({
      followChanges: 0,
      marketIds: ['yulin'],
      setMarkets(ids: readonly string[]) {
        shared.marketIds = ids;
      }
    });
    store = new MarketStore(
      {
        getMarketOverview: ({ marketIds }) => {
          boards.push(marketIds);
          return answerOverview();
        },
        listPriceLines: (query) => {
          asked.push(query);
          return answerLines(query);
        },
        getLineFacets: ({ categoryId = '' }) =>
          Promise.resolve({
            lineCount: 1,
            date: '2026-11-20',
            markets: [],
            origins: [`${categoryId} origin`],
            letters: []
          })
      },
      session,
      shared,
      () => 1_000
    );
  });

  const shown = () => store.lines.items.map(({ id }) => id);

  it('does not request followed lines for a visitor', async () => {
    store.selectRail('followed');
    await whenIdle();
    expect(asked).toEqual([]);
    expect(store.needsLogin).toBe(true);
    expect(store.lines.status).toBe('empty');
  });

  it('shows no rows of the previous category when loading another one fails', async () => {
    await store.refresh();
    answerLines = () => Promise.reject(new Error('no network'));
    store.selectRail('bark');
    await whenIdle();
    expect(shown()).toEqual([]);
    expect(store.lines.status).toBe('error');
  });

  it('drops the response for a category that is no longer selected', async () => {
    const answers = new Map<string, (page: Page<PriceLine>) => void>();
    answerLines = ({ categoryId = '' }) => new Promise((resolve) => answers.set(categoryId, resolve));
    store.selectRail('bark');
    store.selectRail('root');
    answers.get('root')?.({ items: [buildLine({ id: 'root.1' })], nextCursor: null });
    await whenIdle();
    answers.get('bark')?.({ items: [buildLine({ id: 'bark.1' })], nextCursor: null });
    await whenIdle();
    expect(shown()).toEqual(['root.1']);
    expect(store.isSwitching).toBe(false);
  });

  it('is in the error state only until the first overview has loaded', async () => {
    answerOverview = () => Promise.reject(new Error('no network'));
    await store.refresh();
    expect(store.status).toBe('error');
    answerOverview = () => Promise.resolve(buildOverview());
    await store.refresh();
    expect(store.status).toBe('ready');
    answerOverview = () => Promise.reject(new Error('no network'));
    await store.refresh();
    expect(store.status).toBe('ready');
    expect(store.isStale).toBe(true);
    expect(store.overview.loadedAtMs).toBe(1_000);
  });

  it('shows the overview when the lines fail to load, and loads them on retry', async () => {
    answerLines = () => Promise.reject(new Error('no network'));
    await store.refresh();
    expect(store.status).toBe('ready');
    expect(store.lines.status).toBe('error');
    answerLines = () => Promise.resolve({ items: [buildLine({ id: 'fruit.1' })], nextCursor: null });
    await store.lines.retry();
    expect(shown()).toEqual(['fruit.1']);
  });

  it('shows overview and lines together on the first load', async () => {
    const lines = deferred<Page<PriceLine>>();
    answerLines = () => lines.promise;
    const drawn: number[] = [];
    const stop = autorun(() => store.status === 'ready' && drawn.push(store.lines.items.length));
    void store.refresh();
    await whenIdle();
    expect(store.status).toBe('loading');
    lines.resolve({ items: [buildLine()], nextCursor: null });
    await whenIdle();
    stop();
    expect(drawn).toEqual([1]);
  });

  it('keeps the rows of the previous category until the new ones arrive', async () => {
    await store.refresh();
    store.selectRail('bark');
    expect(store.isSwitching).toBe(true);
    expect(shown()).toEqual(['fruit.1']);
    await whenIdle();
    expect(shown()).toEqual(['bark.1']);
  });

  it('sends every filter that is set', async () => {
    store.selectRail('bark');
    store.lineFilter.setMarkets(['yulin', 'bozhou']);
    store.lineFilter.setOrigin('文山');
    store.lineFilter.setMove('changed');
    store.selectSpan('week');
    store.lineFilter.cycleSort();
    await whenIdle();
    expect(asked[asked.length - 1]).toEqual({
      categoryId: 'bark',
      marketIds: 'yulin,bozhou',
      origin: '文山',
      move: 'changed',
      span: 'week',
      sort: 'rise',
      limit: 40
    });
  });

  it('counts the selected markets in the overview, and saves the selection', async () => {
    await store.refresh();
    store.lineFilter.setMarkets(['bozhou']);
    await whenIdle();
    expect(boards).toEqual(['yulin', 'bozhou']);
    expect(shared.marketIds).toEqual(['bozhou']);
    store.lineFilter.setOrigin('文山');
    expect(boards).toHaveLength(2);
  });

  it('ignores an unknown market', async () => {
    store.start({ marketId: 'nope,bozhou' });
    await whenIdle();
    expect(store.lineFilter.marketIds).toEqual(['bozhou']);
    expect(asked.at(-1)).toMatchObject({ marketIds: 'bozhou' });
  });

  it('shows the lines behind a count of the overview, whatever was shown before', async () => {
    session.isLoggedIn = true;
    store.selectRail('followed');
    store.lineFilter.setOrigin('文山');
    store.selectMove('down');
    await whenIdle();
    expect(asked.at(-1)).toEqual({ marketIds: 'yulin', move: 'down', span: 'day', sort: 'fall', limit: 40 });
    expect(store.params).toEqual({ categoryId: 'all', marketId: 'yulin', move: 'down', sort: 'fall' });
    store.selectMove('flat');
    await whenIdle();
    expect(asked.at(-1)).toMatchObject({ move: 'flat', sort: 'default' });
  });

  it('restores its state from its own link', async () => {
    store.start({ categoryId: 'bark', marketId: 'all', move: 'up', sort: 'rise', span: 'month' });
    await whenIdle();
    expect(asked.at(-1)).toMatchObject({ categoryId: 'bark', move: 'up', sort: 'rise', span: 'month' });
    expect(asked.at(-1)).not.toHaveProperty('marketIds');
    expect(store.params).toEqual({ categoryId: 'bark', marketId: 'all', move: 'up', sort: 'rise', span: 'month' });
  });

  it('clears the origin filter when the category changes', async () => {
    store.lineFilter.setOrigin('文山');
    store.selectRail('bark');
    await whenIdle();
    expect(asked[asked.length - 1]).not.toHaveProperty('origin');
    expect(asked[asked.length - 1]).toMatchObject({ categoryId: 'bark' });
  });

  it('drops the origins of a category that is no longer selected', async () => {
    const first = store.loadOrigins();
    store.selectRail('bark');
    await first;
    expect(store.facets).toBeUndefined();
    await store.loadOrigins();
    expect(store.facets?.origins).toEqual(['bark origin']);
  });

  it('reloads when the viewer logs in, until it is stopped', async () => {
    const stop = store.start();
    store.selectRail('followed');
    await whenIdle();
    runInAction(() => {
      session.isLoggedIn = true;
    });
    await whenIdle();
    expect(asked[asked.length - 1]).toMatchObject({ followed: true });
    stop();
    const count = asked.length;
    runInAction(() => {
      session.isLoggedIn = false;
    });
    await whenIdle();
    expect(asked).toHaveLength(count);
  });

  it('reloads the followed lines after they changed on another page', async () => {
    session.isLoggedIn = true;
    store.selectRail('followed');
    await whenIdle();
    store.handleShown();
    await whenIdle();
    expect(asked).toHaveLength(1);
    shared.followChanges += 1;
    store.handleShown();
    await whenIdle();
    expect(asked).toHaveLength(2);
  });
});
