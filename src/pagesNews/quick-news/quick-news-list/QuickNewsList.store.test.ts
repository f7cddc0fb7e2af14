import type { FlashChange, FlashPage, FlashQuery } from '@contract/flash';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { whenIdle } from '@/testing/whenIdle';
import { type QuickNewsApi, QuickNewsListStore } from './QuickNewsList.store';

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

describe('QuickNewsListStore live feed', () => {
  it('starts from the first page, and resumes from the last cursor when a reload fails', async () => {
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

  it('starts when it is connected after the first page, which may be given', async () => {
    const store = new QuickNewsListStore({
      listQuickNews: () => Promise.resolve(buildPage(['a'])),
      getFlashDays: () => Promise.resolve([]),
      getFlashPrices: () => Promise.resolve([])
    });
    await store.refresh();
    const cursors: string[] = [];
    store.connect({ start: (cursor) => cursors.push(cursor), pause: () => undefined, resume: () => undefined });
    expect(cursors).toEqual(['live-1']);
  });

  it('adds live flashes at once while the top of the list is visible', async () => {
    const { store } = setupStore();
    await store.refresh();
    await whenIdle();
    store.applyChanges([buildPublished('n1'), buildPublished('n2')]);
    expect(shownIds(store)).toEqual(['n2', 'n1', 'a', 'b']);
    expect(store.counts.countOf('2026-11-20')).toBe(4);
  });

  it('holds live flashes back while the viewer has scrolled down, and adds them on request', async () => {
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

  it('adds a live flash once, however often it is delivered', async () => {
    const { store } = setupStore();
    await store.refresh();
    store.applyChanges([buildPublished('a'), buildPublished('n1'), buildPublished('n1')]);
    store.setAtTop(false);
    store.applyChanges([buildPublished('n1'), buildPublished('n2'), buildPublished('n2')]);
    expect(shownIds(store)).toEqual(['n1', 'a', 'b']);
    expect(store.pending).toHaveLength(1);
  });

  it('reloads the list when many live flashes are waiting', async () => {
    const listQuickNews = jest.fn(() => Promise.resolve(buildPage(['a'])));
    const { store } = setupStore({ listQuickNews });
    await store.refresh();
    store.setAtTop(false);
    store.applyChanges(Array.from({ length: 31 }, (_, index) => buildPublished(`n${index}`)));
    await store.showPending();
    expect(listQuickNews).toHaveBeenCalledTimes(2);
    expect(store.pending).toEqual([]);
  });

  it('ignores live flashes outside the current filter', async () => {
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

  it('marks a withdrawn flash in its row, and removes it from the waiting ones', async () => {
    const { store } = setupStore();
    await store.refresh();
    store.setAtTop(false);
    store.applyChanges([buildPublished('n1'), { kind: 'withdrawn', id: 'n1' }, { kind: 'withdrawn', id: 'a' }]);
    expect(store.pending).toEqual([]);
    expect(shownIds(store)).toEqual(['a', 'b']);
    expect([store.isWithdrawn('a'), store.isWithdrawn('b')]).toEqual([true, false]);
  });

  it('reloads an empty list on the first live flash', async () => {
    let ids: string[] = [];
    const { store } = setupStore({ listQuickNews: () => Promise.resolve(buildPage(ids)) });
    await store.refresh();
    ids = ['n1'];
    store.applyChanges([buildPublished('n1')]);
    await whenIdle();
    expect(shownIds(store)).toEqual(['n1']);
  });
});

describe('QuickNewsListStore.select', () => {
  it('combines filter, variety and day, and pauses the feed for an earlier day', async () => {
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

  it('follows the last selection regardless of the order of responses', async () => {
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

describe('QuickNewsListStore prices', () => {
  it('takes prices from each page, and loads those of live flashes in one request', async () => {
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
    await whenIdle();
    expect(getFlashPrices.mock.calls).toEqual([[['cumin', 'clove']]]);
    store.show();
    expect(getFlashPrices).toHaveBeenLastCalledWith(['cassia', 'cumin', 'clove']);
    expect(store.prices.priceOf('clove')?.id).toBe('clove');
  });
});
