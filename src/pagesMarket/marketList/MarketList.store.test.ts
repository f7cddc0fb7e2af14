import { observable, runInAction } from 'mobx';
import type { LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { NearbyDays } from '@contract/priceList';
import { buildLine } from '@/testing/buildMarket';
import { type Deferred, deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { MarketListStore } from './MarketList.store';

const letters = ['A', 'A', 'B', 'C', 'C'];

describe('MarketListStore', () => {
  let asked: LineQuery[];
  let counted: LineFilter[];
  let lines: PriceLine[];
  let session: { isLoggedIn: boolean };
  let shared: { marketIds: readonly string[]; setMarkets(ids: readonly string[]): void };
  let store: MarketListStore;
  let failsMore: boolean;
  let failsFacets: boolean;
  let answerNearby: () => Promise<NearbyDays>;

  beforeEach(() => {
    asked = [];
    counted = [];
    failsMore = false;
    failsFacets = false;
    answerNearby = () => Promise.resolve({ before: '2026-11-20', after: null });
    lines = letters.map((letter, index) => buildLine({ id: `${index}`, letter }));
    session = observable({ isLoggedIn: false });
    shared = {
      marketIds: ['yulin'],
      setMarkets(ids) {
        this.marketIds = ids;
      }
    };
    store = new MarketListStore(
      {
        // Two rows per page, whatever the limit, to spread letters over several pages.
        listPriceLines: (query) => {
          asked.push(query);
          if (query.cursor && failsMore) return Promise.reject(new Error('no network'));
          const start = Number(query.cursor ?? 0);
          const next = start + 2 < lines.length ? String(start + 2) : null;
          return Promise.resolve({ items: lines.slice(start, start + 2), nextCursor: next });
        },
        getLineFacets: (filter) => {
          counted.push(filter);
          if (failsFacets) return Promise.reject(new Error('no network'));
          const marks = [...new Set(lines.map(({ letter }) => letter))];
          return Promise.resolve({
            lineCount: lines.length,
            date: '2026-11-20',
            markets: [{ id: 'yulin', name: '玉林香料市场', shortName: '玉林' }],
            origins: [],
            letters: marks.map((letter) => ({ letter, lineCount: 1 }))
          });
        },
        getNearbyDays: () => answerNearby()
      },
      session,
      shared,
      () => 1_000
    );
  });

  it('does not request followed lines until the visitor logs in', async () => {
    const stop = store.start({ category: 'followed' });
    await whenIdle();
    expect([asked, store.needsLogin, store.lines.status]).toEqual([[], true, 'empty']);
    runInAction(() => {
      session.isLoggedIn = true;
    });
    await whenIdle();
    expect(asked[0]).toMatchObject({ followed: true });
    stop();
  });

  it('loads the nearby days only for a day without quotes', async () => {
    store.start({});
    await whenIdle();
    expect(store.nearby).toBeNull();
    lines = [];
    store.selectDate('2030-01-01');
    await whenIdle();
    expect(store.nearby).toEqual({ before: '2026-11-20', after: null });
    expect(asked.at(-1)).toMatchObject({ date: '2030-01-01' });
  });

  it('shows the nearby days of the chosen day when those of an earlier day come last', async () => {
    const sent: Deferred<NearbyDays>[] = [];
    answerNearby = () => {
      const pending = deferred<NearbyDays>();
      sent.push(pending);
      return pending.promise;
    };
    lines = [];
    store.start({ date: '2030-01-01' });
    await whenIdle();
    store.selectDate('2030-01-02');
    await whenIdle();
    sent[1]?.resolve({ before: '2026-11-20', after: null });
    await whenIdle();
    sent[0]?.resolve({ before: '2026-11-19', after: null });
    await whenIdle();
    expect(store.nearby).toEqual({ before: '2026-11-20', after: null });
  });

  it('requests the nearby days again when another user logged in before their answer', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const pending = deferred<NearbyDays>();
    answerNearby = () => pending.promise;
    lines = [];
    store.start({ date: '2030-01-01' });
    await whenIdle();
    login.currentToken = 'b';
    answerNearby = () => Promise.resolve({ before: '2026-11-20', after: null });
    pending.resolve({ before: '2026-11-19', after: null });
    await whenIdle();
    expect(store.nearby).toEqual({ before: '2026-11-20', after: null });
  });

  it('hides the facets of followed lines after a logout', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    runInAction(() => {
      session.isLoggedIn = true;
    });
    store.start({ category: 'followed' });
    await whenIdle();
    expect(store.facets?.lineCount).toBe(5);
    login.currentToken = '';
    runInAction(() => {
      session.isLoggedIn = false;
    });
    await whenIdle();
    expect([store.facets, store.letters]).toEqual([null, []]);
  });

  it('offers the known markets, but no letters of another filter, when the facets fail to load', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    store.start({});
    await whenIdle();
    failsFacets = true;
    store.selectSpan('week');
    await whenIdle();
    expect([store.letters, store.facets?.markets.length]).toEqual([[], 1]);
    await store.refresh();
    expect(store.lines.items).toHaveLength(2);
  });

  it('starts each letter once across pages, and leaves the first letter to the header', async () => {
    store.start({});
    await whenIdle();
    while (store.lines.hasMore) await store.lines.loadMore();
    expect(store.lines.items.map(({ letterHeading }) => letterHeading)).toEqual(['', '', 'B', 'C', '']);
    await store.refresh();
    expect(store.lines.items.map(({ letterHeading }) => letterHeading)).toEqual(['', '']);
  });

  it('loads pages up to a letter to find its first row', async () => {
    store.start({});
    await whenIdle();
    expect(store.lines.items).toHaveLength(2);
    expect(await store.loadRowOfLetter('A')).toBe(0);
    expect(await store.loadRowOfLetter('C')).toBe(3);
    expect(await store.loadRowOfLetter('X')).toBeUndefined();
  });

  it('returns undefined for a letter whose page fails to load', async () => {
    store.start({});
    await whenIdle();
    failsMore = true;
    expect(await store.loadRowOfLetter('C')).toBeUndefined();
    expect(store.lines.items).toHaveLength(2);
  });

  it('has no letters in another sort order', async () => {
    store.start({});
    await whenIdle();
    expect(store.letters.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    store.lineFilter.setSort('rise');
    await whenIdle();
    expect(store.letters).toEqual([]);
    expect(store.lines.items.every(({ letterHeading }) => letterHeading === '')).toBe(true);
  });

  it('requests lines and facets with every filter that is set', async () => {
    store.start({ category: 'bark', lineFilter: { marketIds: ['yulin'] }, date: '2026-11-02' });
    store.lineFilter.setMove('up');
    store.selectSpan('week');
    await whenIdle();
    const filter = { categoryId: 'bark', marketIds: 'yulin', move: 'up', date: '2026-11-02', span: 'week' };
    expect(asked.at(-1)).toEqual({ ...filter, sort: 'letter', limit: 60 });
    expect(counted.at(-1)).toEqual(filter);
    expect(store.params).toEqual({
      categoryId: 'bark',
      marketId: 'yulin',
      move: 'up',
      date: '2026-11-02',
      span: 'week'
    });
  });

  it('starts with the last selected markets, and saves a new selection', async () => {
    store.start({});
    await whenIdle();
    expect(asked.at(-1)).toMatchObject({ marketIds: 'yulin' });
    store.lineFilter.setMarkets([]);
    await whenIdle();
    expect(shared.marketIds).toEqual([]);
    expect(asked.at(-1)).not.toHaveProperty('marketIds');
  });

  it('ignores an unknown market', async () => {
    store.start({ lineFilter: { marketIds: ['nope'] } });
    await whenIdle();
    expect([store.lineFilter.marketIds, shared.marketIds]).toEqual([[], []]);
    expect(asked.at(-1)).not.toHaveProperty('marketIds');
  });

  it('shows followed lines of all markets, and restores the market filter afterwards', async () => {
    session.isLoggedIn = true;
    store.start({});
    store.selectCategory('followed');
    await whenIdle();
    expect(asked.at(-1)).not.toHaveProperty('marketIds');
    store.selectCategory('bark');
    await whenIdle();
    expect(asked.at(-1)).toMatchObject({ marketIds: 'yulin' });
  });

  it('marks only the first line of each variety across pages', async () => {
    lines = ['anise', 'anise', 'anise', 'cassia'].map((varietyId, index) => buildLine({ id: `${index}`, varietyId }));
    store.start({});
    await whenIdle();
    while (store.lines.hasMore) await store.lines.loadMore();
    expect(store.lines.items.map(({ isFirstOfVariety }) => isFirstOfVariety)).toEqual([true, false, false, true]);
  });

  it('clears the origin filter when the category changes', async () => {
    store.start({});
    store.lineFilter.setOrigin('文山');
    store.selectCategory('bark');
    await whenIdle();
    expect(asked.at(-1)).not.toHaveProperty('origin');
  });
});
