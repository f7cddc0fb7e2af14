import type { FlashChange, FlashPage, FlashQuery } from '@contract/flash';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { QuickNewsListStore, type QuickNewsApi } from './QuickNewsList.store';

const buildPublished = (id: string, more: Parameters<typeof buildFlash>[0] = {}): FlashChange => ({
  kind: 'published',
  flash: buildFlash({ id, ...more })
});
const buildPage = (ids: string[], more: Partial<FlashPage> = {}): FlashPage => ({
  items: ids.map((id) => buildFlash({ id })),
  nextCursor: null,
  lines: [],
  days: [{ date: '2026-11-20', count: ids.length }],
  liveCursor: 'live-1',
  ...more
});

function setupStore(api: Partial<QuickNewsApi> = {}) {
  const queries: FlashQuery[] = [];
  const live: string[] = [];
  const store = new QuickNewsListStore({
    listQuickNews: () => Promise.resolve(buildPage(['a', 'b'])),
    getFlashDays: () => Promise.resolve([]),
    getFlashPrices: () => Promise.resolve([]),
    ...api,
    ...(api.listQuickNews && {
      listQuickNews: (query) => {
        queries.push(query);
        return api.listQuickNews?.(query) ?? Promise.reject(new Error('no list'));
      }
    })
  });
  store.connect({
    start: (cursor) => live.push(`start ${cursor}`),
    pause: () => live.push('pause'),
    resume: () => live.push('resume')
  });
  return { store, queries, live };
}

const shownIds = (store: QuickNewsListStore) =>
  store.days.flatMap(({ chunks }) => chunks.flatMap(({ flashes }) => flashes.map(({ id }) => id)));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what comes while the list is open', () => {
  it('goes on from the first window, and from where it was when that fails', async () => {
    let isAway = false;
    const { store, live } = setupStore({
      listQuickNews: () => (isAway ? Promise.reject(new Error('offline')) : Promise.resolve(buildPage(['a'])))
    });
    await store.refresh();
    isAway = true;
    await store.refresh();
    expect(live).toEqual(['pause', 'start live-1', 'pause', 'resume']);
    expect(shownIds(store)).toEqual(['a']);
  });

  it('enters the list at once while its top is in sight', async () => {
    const { store } = setupStore();
    await store.refresh();
    await settle();
    store.applyChanges([buildPublished('n1'), buildPublished('n2')]);
    expect(shownIds(store)).toEqual(['n2', 'n1', 'a', 'b']);
    expect(store.counts.countOf('2026-11-20')).toBe(4);
  });

  it('waits while the reader is further down, and stands in front when they ask for it', async () => {
    const { store } = setupStore();
    await store.refresh();
    store.setAtTop(false);
    store.applyChanges([buildPublished('n1')]);
    store.setAtTop(true);
    store.applyChanges([buildPublished('n2')]);
    expect(shownIds(store)).toEqual(['a', 'b']);
    expect(store.pending.map(({ id }) => id)).toEqual(['n2', 'n1']);
    await store.showPending();
    expect(shownIds(store)).toEqual(['n2', 'n1', 'a', 'b']);
    expect(store.pending).toEqual([]);
  });

  it('appears once, however often it is told', async () => {
    const { store } = setupStore();
    await store.refresh();
    store.applyChanges([buildPublished('a'), buildPublished('n1'), buildPublished('n1')]);
    store.setAtTop(false);
    store.applyChanges([buildPublished('n1'), buildPublished('n2'), buildPublished('n2')]);
    expect(shownIds(store)).toEqual(['n1', 'a', 'b']);
    expect(store.pending).toHaveLength(1);
  });

  it('is a new list when very much waits', async () => {
    const listQuickNews = jest.fn(() => Promise.resolve(buildPage(['a'])));
    const { store } = setupStore({ listQuickNews });
    await store.refresh();
    store.setAtTop(false);
    store.applyChanges(Array.from({ length: 31 }, (_, index) => buildPublished(`n${index}`)));
    await store.showPending();
    expect(listQuickNews).toHaveBeenCalledTimes(2);
    expect(store.pending).toEqual([]);
  });

  it('keeps to what is chosen', async () => {
    const { store } = setupStore({
      listQuickNews: ({ followed }) =>
        Promise.resolve(buildPage(['a'], followed ? { followedVarietyIds: ['cassia'] } : {}))
    });
    await store.select({ filter: 'important' });
    store.applyChanges([buildPublished('n1', { importance: 2 }), buildPublished('n2', { importance: 3 })]);
    expect(shownIds(store)).toEqual(['n2', 'a']);
    await store.select({ filter: 'trade' });
    store.applyChanges([buildPublished('n3', { topic: 'policy' }), buildPublished('n4', { topic: 'trade' })]);
    expect(shownIds(store)).toEqual(['n4', 'a']);
    await store.select({ filter: 'followed' });
    store.applyChanges([buildPublished('n5'), buildPublished('n6', { varietyIds: ['clove', 'cassia'] })]);
    expect(shownIds(store)).toEqual(['n6', 'a']);
  });

  it('says in its place that it was withdrawn, and does not wait any more', async () => {
    const { store } = setupStore();
    await store.refresh();
    store.setAtTop(false);
    store.applyChanges([buildPublished('n1'), { kind: 'withdrawn', id: 'n1' }, { kind: 'withdrawn', id: 'a' }]);
    expect(store.pending).toEqual([]);
    expect(shownIds(store)).toEqual(['a', 'b']);
    expect([store.isWithdrawn('a'), store.isWithdrawn('b')]).toEqual([true, false]);
  });

  it('begins a list that was empty', async () => {
    let ids: string[] = [];
    const { store } = setupStore({ listQuickNews: () => Promise.resolve(buildPage(ids)) });
    await store.refresh();
    ids = ['n1'];
    store.applyChanges([buildPublished('n1')]);
    await settle();
    expect(shownIds(store)).toEqual(['n1']);
  });
});

describe('the choice', () => {
  it('asks for what was chosen together, and rests while an earlier day is shown', async () => {
    const { store, queries, live } = setupStore({ listQuickNews: () => Promise.resolve(buildPage(['a'])) });
    await store.select({ filter: 'origin' });
    await store.select({ variety: { id: 'cassia', name: '桂皮' } });
    live.length = 0;
    await store.select({ until: '2026-11-02' });
    store.show();
    expect(live).toEqual(['pause']);
    expect(queries[queries.length - 1]).toEqual({
      topic: 'origin',
      varietyId: 'cassia',
      until: '2026-11-02',
      limit: 20
    });
    await store.showAll();
    expect(queries[queries.length - 1]).toEqual({ limit: 20 });
    expect(live[live.length - 1]).toBe('start live-1');
  });

  it('goes on from the list that was chosen last, whichever comes first', async () => {
    const answers: Record<string, (page: FlashPage) => void> = {};
    const { store, live } = setupStore({
      listQuickNews: ({ topic = 'all' }) => new Promise((resolve) => (answers[topic] = resolve))
    });
    const first = store.select({ filter: 'origin' });
    const second = store.select({ filter: 'policy' });
    answers['policy']?.(buildPage(['p'], { liveCursor: 'live-policy' }));
    await second;
    answers['origin']?.(buildPage(['o'], { liveCursor: 'live-origin' }));
    await first;
    expect(live.filter((step) => step.startsWith('start'))).toEqual(['start live-policy']);
    expect(shownIds(store)).toEqual(['p']);
  });
});

describe('the tags', () => {
  it('have the prices of their window, and of what came since in one call', async () => {
    const getFlashPrices = jest.fn((ids: string[]) => Promise.resolve(ids.map((id) => buildLine({ id }))));
    const { store } = setupStore({
      getFlashPrices,
      listQuickNews: () => Promise.resolve(buildPage(['a'], { lines: [buildLine({ id: 'cassia' })] }))
    });
    await store.refresh();
    store.applyChanges([
      buildPublished('n1', { lineIds: ['cassia', 'clove', 'fennel'] }),
      buildPublished('n2', { lineIds: ['cumin', 'clove'] })
    ]);
    await settle();
    expect(getFlashPrices.mock.calls).toEqual([[['cumin', 'clove']]]);
    store.show();
    expect(getFlashPrices).toHaveBeenLastCalledWith(['cassia', 'cumin', 'clove']);
    expect(store.prices.priceOf('clove')?.id).toBe('clove');
  });
});
