import { configure, makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { NewsStore } from '@/stores/news';
import { buildFeed } from '@/testing/buildFeed';
import { buildNews } from '@/testing/buildNews';
import { whenIdle } from '@/testing/whenIdle';
import { HomeStore } from './Home.store';

configure({ enforceActions: 'always' });

interface Deferred<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

class FakeViewer {
  isLoggedIn = false;
  personalised = true;
  constructor() {
    makeAutoObservable(this);
  }
  logIn(): void {
    this.isLoggedIn = true;
  }
  closeRecommendation(): void {
    this.personalised = false;
  }
}

/** Creates a store on a fake server whose responses the test resolves in any order. */
function setupStore() {
  const feeds: (Deferred<HomeFeed> & { personalised: boolean })[] = [];
  const lists: (Deferred<Page<NewsBrief>> & { query: NewsQuery })[] = [];
  const clock = { ms: 1_000_000 };
  const viewer = new FakeViewer();
  const choice = new NewsStore();
  choice.setHomePageNewsType('recommended');
  const api = {
    getHomeFeed: (personalised: boolean) =>
      new Promise<HomeFeed>((resolve, reject) => feeds.push({ personalised, resolve, reject })),
    listNews: (query: NewsQuery) =>
      new Promise<Page<NewsBrief>>((resolve, reject) => lists.push({ query, resolve, reject }))
  };
  const store = new HomeStore(api, viewer, choice, () => clock.ms);
  const feed = (index: number) => {
    const found = feeds[index];
    if (!found) throw new Error(`feed ${index} was not asked for`);
    return found;
  };
  const list = (index: number) => {
    const found = lists[index];
    if (!found) throw new Error(`news ${index} were not asked for`);
    return found;
  };
  return { store, viewer, choice, clock, feeds, lists, feed, list };
}

const titles = (store: HomeStore) => store.newsList.items.map(({ title }) => title);

describe('HomeStore', () => {
  it('reports an error only while there is nothing to show', async () => {
    const { store, feed } = setupStore();
    void store.load();
    feed(0).reject(new Error('no network'));
    await whenIdle();
    expect(store.status).toBe('error');

    void store.load();
    feed(1).resolve(buildFeed());
    await whenIdle();
    expect(store.status).toBe('ready');

    void store.load();
    feed(2).reject(new Error('no network'));
    await whenIdle();
    expect([store.status, store.isStale]).toEqual(['ready', true]);
  });

  it('drops the response of a superseded load', async () => {
    const { store, feed } = setupStore();
    void store.load();
    void store.load();
    feed(1).resolve(buildFeed({ updatedVarietyCount: 2 }));
    await whenIdle();
    feed(0).resolve(buildFeed({ updatedVarietyCount: 1 }));
    await whenIdle();
    expect(store.feed?.updatedVarietyCount).toBe(2);
  });

  it('drops the failure of a superseded load', async () => {
    const { store, feed } = setupStore();
    void store.load();
    void store.load();
    feed(1).resolve(buildFeed());
    await whenIdle();
    feed(0).reject(new Error('late'));
    await whenIdle();
    expect(store.isStale).toBe(false);
  });

  it('takes the first news from the feed without another request', async () => {
    const { store, feed, lists } = setupStore();
    void store.load();
    feed(0).resolve(buildFeed({ news: { items: [buildNews({ title: 'first' })], nextCursor: null } }));
    await whenIdle();
    expect(titles(store)).toEqual(['first']);
    expect(lists).toHaveLength(0);
  });

  it('shows the cached news when the first load fails', async () => {
    const { store, feed, choice } = setupStore();
    choice.setTopNews([buildNews({ id: 'old', title: 'read yesterday' })]);
    void store.load();
    expect(titles(store)).toEqual([]);
    feed(0).reject(new Error('no network'));
    await whenIdle();
    expect(titles(store)).toEqual(['read yesterday']);
    void store.load();
    feed(1).resolve(buildFeed({ news: { items: [buildNews({ id: 'new', title: 'of today' })], nextCursor: null } }));
    await whenIdle();
    expect(titles(store)).toEqual(['of today']);
  });

  it('requests the news from the server on retry after the feed failed', async () => {
    const { store, feed, list } = setupStore();
    void store.load();
    feed(0).reject(new Error('no network'));
    await whenIdle();
    void store.newsList.retry();
    expect(list(0).query).toEqual({ personalised: true });
  });

  it('loads a tab when it is first opened, and only once', async () => {
    const { store, feed, list, lists } = setupStore();
    void store.load();
    feed(0).resolve(buildFeed());
    await whenIdle();
    store.selectNews('policy');
    expect(list(0).query).toEqual({ category: 'policy' });
    list(0).resolve({ items: [buildNews({ id: 'p', title: 'a policy' })], nextCursor: null });
    await whenIdle();
    store.selectNews('recommended');
    store.selectNews('policy');
    expect(titles(store)).toEqual(['a policy']);
    expect(lists).toHaveLength(1);
  });

  it('keeps late rows of one tab out of another', async () => {
    const { store, feed, list } = setupStore();
    void store.load();
    feed(0).resolve(buildFeed({ news: { items: [buildNews({ title: 'recommended' })], nextCursor: null } }));
    await whenIdle();
    store.selectNews('policy');
    store.selectNews('recommended');
    list(0).resolve({ items: [buildNews({ id: 'p', title: 'a policy' })], nextCursor: null });
    await whenIdle();
    expect(titles(store)).toEqual(['recommended']);
  });

  it('filters every tab by a top-level spice category', async () => {
    const { store, feed, list } = setupStore();
    void store.load();
    feed(0).resolve(buildFeed());
    await whenIdle();
    store.filterNews('bark', 'bark');
    expect(list(0).query).toEqual({ personalised: true, categoryOfSpice: 'bark' });
    store.selectNews('market');
    expect(list(1).query).toEqual({ category: 'market', categoryOfSpice: 'bark' });
  });

  it('reloads at once when personalisation is switched off, and drops the personalised response', async () => {
    const { store, viewer, feed } = setupStore();
    const stop = store.startSync();
    void store.load();
    viewer.closeRecommendation();
    expect(feed(1).personalised).toBe(false);
    feed(1).resolve(buildFeed({ news: { items: [buildNews({ title: 'by time' })], nextCursor: null } }));
    feed(0).resolve(buildFeed({ news: { items: [buildNews({ title: 'by interest' })], nextCursor: null } }));
    await whenIdle();
    expect(titles(store)).toEqual(['by time']);
    stop();
  });

  it('reloads when the viewer logs in, until it is stopped', () => {
    const { store, viewer, feeds } = setupStore();
    const stop = store.startSync();
    viewer.logIn();
    expect(feeds).toHaveLength(1);
    stop();
    viewer.closeRecommendation();
    expect(feeds).toHaveLength(1);
  });

  it('reloads on return only after a minute has passed', async () => {
    const { store, clock, feed, feeds } = setupStore();
    store.handleShown();
    feed(0).resolve(buildFeed());
    await whenIdle();
    clock.ms += 59_000;
    store.handleShown();
    expect(feeds).toHaveLength(1);
    clock.ms += 1_000;
    store.handleShown();
    expect(feeds).toHaveLength(2);
  });
});
