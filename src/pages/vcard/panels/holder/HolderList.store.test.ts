import type { HolderQuery, HolderWindow } from '@contract/holder';
import { buildHolderEntry, holderWindow } from '@/testing/buildHolder';
import { type Deferred, deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { HolderListStore } from './HolderList.store';

/** 3,000 people: 1,000 under A, 1,999 under L, one under #. */
const people = Array.from({ length: 3000 }, (_, index) => {
  const letter = index < 1000 ? 'A' : 'L';
  return buildHolderEntry({ id: `p${index}`, name: `人${index}`, initial: index === 2999 ? '#' : letter });
});

function setup(source: () => typeof people = () => people) {
  const queries: HolderQuery[] = [];
  let failing = false;
  const store = new HolderListStore((query) => {
    queries.push(query);
    return failing ? Promise.reject(new Error('lost')) : Promise.resolve(holderWindow(source(), query));
  });
  return { store, queries, fail: (isFailing: boolean) => (failing = isFailing) };
}
const offsets = (queries: readonly HolderQuery[]) => queries.map(({ offset }) => offset);
const shownIds = (store: HolderListStore) => store.loadedEntries.map(({ id }) => id);

let session: TestSession;
beforeEach(() => {
  session = new TestSession();
  session.currentToken = 'a';
  jest.spyOn(console, 'warn').mockImplementation();
});

testLateAnswers('the list of a card holder', {
  setup: (listHolder) => {
    const store = new HolderListStore(listHolder);
    return { load: () => store.refresh(), shown: () => shownIds(store) };
  },
  older: holderWindow([buildHolderEntry({ id: 'older' })]),
  newer: holderWindow([buildHolderEntry({ id: 'newer' })]),
  view: (window: HolderWindow) => window.items.map(({ id }) => id)
});

describe('the list of a card holder', () => {
  it('knows all 3,000 rows and their letters after one window of 100', async () => {
    const { store, queries } = setup();
    await store.refresh();
    expect(queries).toEqual([{ tab: 'all', offset: 0, limit: 100 }]);
    expect(store.items).toHaveLength(3000);
    expect(store.letters).toEqual(['A', 'L', '#']);
    expect([store.rowOfLetter('L'), store.rowOfLetter('#'), store.rowOfLetter('Z')]).toEqual([1000, 2999, undefined]);
    expect([999, 1000, 2999, 3000].map(store.letterOfRow)).toEqual(['A', 'L', '#', '']);
    expect(store.items.filter(({ heading }) => heading !== '').map(({ index }) => index)).toEqual([0, 1000, 2999]);
    expect(store.loadedEntries).toHaveLength(100);
  });

  it('requests the window of a rendered row once', async () => {
    const { store, queries } = setup();
    await store.refresh();
    for (const index of [1000, 1001, 1099, 5]) store.request(index);
    await whenIdle();
    expect(offsets(queries)).toEqual([0, 1000]);
    expect(store.items[1001]?.entry?.id).toBe('p1001');
  });

  it('a window that failed leaves the others, and can be requested again', async () => {
    const { store, fail } = setup();
    await store.refresh();
    fail(true);
    store.request(200);
    await whenIdle();
    expect(store.isFailed(299)).toBe(true);
    expect(store.isFailed(5)).toBe(false);
    expect(store.status).toBe('ready');
    fail(false);
    await store.requestAgain(200);
    expect(store.items[200]?.entry?.id).toBe('p200');
    expect(store.error).toBeUndefined();
  });

  it('shows the rows of a filter until those of the next have arrived, and drops a late answer', async () => {
    const answers: Deferred<HolderWindow>[] = [];
    const store = new HolderListStore(() => {
      const answer = deferred<HolderWindow>();
      answers.push(answer);
      return answer.promise;
    });
    void store.refresh();
    answers[0]?.resolve(holderWindow([buildHolderEntry({ id: 'all' })]));
    await whenIdle();
    void store.setFilter({ tab: 'all', q: 'l' });
    void store.setFilter({ tab: 'all', q: 'lu' });
    expect(store.isSwitching).toBe(true);
    expect(shownIds(store)).toEqual(['all']);
    answers[2]?.resolve(holderWindow([buildHolderEntry({ id: 'lu' })]));
    await whenIdle();
    answers[1]?.resolve(holderWindow([buildHolderEntry({ id: 'l' })]));
    await whenIdle();
    expect(shownIds(store)).toEqual(['lu']);
  });

  it('rows of one filter never appear under another that failed', async () => {
    const { store, fail } = setup();
    await store.refresh();
    fail(true);
    await store.setFilter({ tab: 'starred' });
    expect(store.items).toEqual([]);
    expect(store.status).toBe('error');
    fail(false);
    await store.retry();
    expect(store.items).toHaveLength(3000);
  });

  it('a refresh begins with the window on the screen, and keeps the rows meanwhile', async () => {
    const { store, queries } = setup();
    await store.refresh();
    store.request(2050);
    await whenIdle();
    const before = store.version;
    const refreshed = store.refresh();
    expect(store.items[2050]?.entry?.id).toBe('p2050');
    await refreshed;
    expect(offsets(queries)).toEqual([0, 2000, 2000]);
    expect(store.version).toBeGreaterThan(before);
  });

  it('rows on the screen are requested again when the list was changed elsewhere', async () => {
    let source = people;
    const { store, queries } = setup(() => source);
    await store.refresh();
    store.request(150);
    await whenIdle();
    source = people.slice(1);
    const { version } = store;
    store.request(250);
    await whenIdle();
    expect(store.version).toBeGreaterThan(version);
    expect(store.items).toHaveLength(2999);
    store.request(150);
    await whenIdle();
    expect(offsets(queries)).toEqual([0, 100, 200, 100]);
    expect(store.items[150]?.entry?.id).toBe('p151');
  });

  it('a list that became shorter shows its end', async () => {
    let source = people;
    const { store } = setup(() => source);
    await store.refresh();
    store.request(2990);
    await whenIdle();
    source = people.slice(0, 50);
    await store.refresh();
    expect(store.items).toHaveLength(50);
    expect(store.items[0]?.entry?.id).toBe('p0');
  });

  it('loads all windows for a selection of everyone, unless one fails', async () => {
    const { store, fail } = setup();
    await store.refresh();
    fail(true);
    expect(await store.loadAll()).toBe(false);
    fail(false);
    expect(await store.loadAll()).toBe(true);
    expect(store.loadedEntries).toHaveLength(3000);
  });

  it('shows nothing to a user who logs in meanwhile', async () => {
    const { store } = setup();
    await store.refresh();
    session.currentToken = 'b';
    expect(store.items).toEqual([]);
    expect(store.status).toBe('loading');
  });
});
