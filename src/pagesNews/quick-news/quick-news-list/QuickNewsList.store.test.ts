import type { FlashChange, FlashPage, FlashQuery } from '@contract/flash';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { QuickNewsListStore, type QuickNewsApi } from './QuickNewsList.store';

const published = (id: string, more: Parameters<typeof buildFlash>[0] = {}): FlashChange => ({
  kind: 'published',
  flash: buildFlash({ id, ...more })
});
const pageOf = (ids: string[], more: Partial<FlashPage> = {}): FlashPage => ({
  items: ids.map((id) => buildFlash({ id })),
  nextCursor: null,
  lines: [],
  days: [{ date: '2026-11-20', count: ids.length }],
  liveCursor: 'live-1',
  ...more
});

function build(api: Partial<QuickNewsApi> = {}) {
  const queries: FlashQuery[] = [];
  const live: string[] = [];
  const store = new QuickNewsListStore({
    listQuickNews: () => Promise.resolve(pageOf(['a', 'b'])),
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
  store.days.flatMap(({ parts }) => parts.flatMap(({ flashes }) => flashes.map(({ id }) => id)));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what comes while the list is open', () => {
  it('goes on from the first window, and from where it was when that fails', async () => {
    let isAway = false;
    const { store, live } = build({
      listQuickNews: () => (isAway ? Promise.reject(new Error('offline')) : Promise.resolve(pageOf(['a'])))
    });
    await store.refresh();
    isAway = true;
    await store.refresh();
    expect(live).toEqual(['pause', 'start live-1', 'pause', 'resume']);
    expect(shownIds(store)).toEqual(['a']);
  });

  it('enters the list at once while its top is in sight', async () => {
    const { store } = build();
    await store.refresh();
    await settle();
    store.take([published('n1'), published('n2')]);
    expect(shownIds(store)).toEqual(['n2', 'n1', 'a', 'b']);
    expect(store.counts.of('2026-11-20')).toBe(4);
  });

  it('waits while the reader is further down, and stands in front when they ask for it', async () => {
    const { store } = build();
    await store.refresh();
    store.setAtTop(false);
    store.take([published('n1')]);
    store.setAtTop(true);
    store.take([published('n2')]);
    expect(shownIds(store)).toEqual(['a', 'b']);
    expect(store.waiting.map(({ id }) => id)).toEqual(['n2', 'n1']);
    await store.showWaiting();
    expect(shownIds(store)).toEqual(['n2', 'n1', 'a', 'b']);
    expect(store.waiting).toEqual([]);
  });

  it('appears once, however often it is told', async () => {
    const { store } = build();
    await store.refresh();
    store.take([published('a'), published('n1'), published('n1')]);
    store.setAtTop(false);
    store.take([published('n1'), published('n2'), published('n2')]);
    expect(shownIds(store)).toEqual(['n1', 'a', 'b']);
    expect(store.waiting).toHaveLength(1);
  });

  it('is a new list when very much waits', async () => {
    const listQuickNews = jest.fn(() => Promise.resolve(pageOf(['a'])));
    const { store } = build({ listQuickNews });
    await store.refresh();
    store.setAtTop(false);
    store.take(Array.from({ length: 31 }, (_, index) => published(`n${index}`)));
    await store.showWaiting();
    expect(listQuickNews).toHaveBeenCalledTimes(2);
    expect(store.waiting).toEqual([]);
  });

  it('keeps to what is chosen', async () => {
    const { store } = build({
      listQuickNews: ({ followed }) =>
        Promise.resolve(pageOf(['a'], followed ? { followedVarietyIds: ['cassia'] } : {}))
    });
    await store.choose({ filter: 'important' });
    store.take([published('n1', { importance: 2 }), published('n2', { importance: 3 })]);
    expect(shownIds(store)).toEqual(['n2', 'a']);
    await store.choose({ filter: 'trade' });
    store.take([published('n3', { topic: 'policy' }), published('n4', { topic: 'trade' })]);
    expect(shownIds(store)).toEqual(['n4', 'a']);
    await store.choose({ filter: 'followed' });
    store.take([published('n5'), published('n6', { varietyIds: ['clove', 'cassia'] })]);
    expect(shownIds(store)).toEqual(['n6', 'a']);
  });

  it('says in its place that it was withdrawn, and does not wait any more', async () => {
    const { store } = build();
    await store.refresh();
    store.setAtTop(false);
    store.take([published('n1'), { kind: 'withdrawn', id: 'n1' }, { kind: 'withdrawn', id: 'a' }]);
    expect(store.waiting).toEqual([]);
    expect(shownIds(store)).toEqual(['a', 'b']);
    expect([store.isWithdrawn('a'), store.isWithdrawn('b')]).toEqual([true, false]);
  });

  it('begins a list that was empty', async () => {
    let ids: string[] = [];
    const { store } = build({ listQuickNews: () => Promise.resolve(pageOf(ids)) });
    await store.refresh();
    ids = ['n1'];
    store.take([published('n1')]);
    await settle();
    expect(shownIds(store)).toEqual(['n1']);
  });
});

describe('the choice', () => {
  it('asks for what was chosen together, and rests while an earlier day is shown', async () => {
    const { store, queries, live } = build({ listQuickNews: () => Promise.resolve(pageOf(['a'])) });
    await store.choose({ filter: 'origin' });
    await store.choose({ variety: { id: 'cassia', name: '桂皮' } });
    live.length = 0;
    await store.choose({ until: '2026-11-02' });
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
    const { store, live } = build({
      listQuickNews: ({ topic = 'all' }) => new Promise((resolve) => (answers[topic] = resolve))
    });
    const first = store.choose({ filter: 'origin' });
    const second = store.choose({ filter: 'policy' });
    answers['policy']?.(pageOf(['p'], { liveCursor: 'live-policy' }));
    await second;
    answers['origin']?.(pageOf(['o'], { liveCursor: 'live-origin' }));
    await first;
    expect(live.filter((step) => step.startsWith('start'))).toEqual(['start live-policy']);
    expect(shownIds(store)).toEqual(['p']);
  });
});

describe('the tags', () => {
  it('have the prices of their window, and of what came since in one call', async () => {
    const getFlashPrices = jest.fn((ids: string[]) => Promise.resolve(ids.map((id) => buildLine({ id }))));
    const { store } = build({
      getFlashPrices,
      listQuickNews: () => Promise.resolve(pageOf(['a'], { lines: [buildLine({ id: 'cassia' })] }))
    });
    await store.refresh();
    store.take([
      published('n1', { lineIds: ['cassia', 'clove', 'fennel'] }),
      published('n2', { lineIds: ['cumin', 'clove'] })
    ]);
    await settle();
    expect(getFlashPrices.mock.calls).toEqual([[['cumin', 'clove']]]);
    store.show();
    expect(getFlashPrices).toHaveBeenLastCalledWith(['cassia', 'cumin', 'clove']);
    expect(store.prices.of('clove')?.id).toBe('clove');
  });
});
