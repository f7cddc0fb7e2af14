import { configure, makeAutoObservable } from 'mobx';
import type { HomeListings } from '@contract/home';
import { buildSupply } from '@/testing/buildListing';
import { whenIdle } from '@/testing/whenIdle';
import { GoodsStore } from './Goods.store';

configure({ enforceActions: 'always' });

class FakeViewer {
  isLoggedIn = false;
  personalised = true;
  constructor() {
    makeAutoObservable(this);
  }
  closeRecommendation(): void {
    this.personalised = false;
  }
}

function setupStore() {
  const asked: { personalised: boolean; resolve(listings: HomeListings): void; reject(error: Error): void }[] = [];
  const viewer = new FakeViewer();
  const store = new GoodsStore(
    {
      getHomeListings: (personalised) => new Promise((resolve, reject) => asked.push({ personalised, resolve, reject }))
    },
    viewer
  );
  return { store, viewer, asked };
}

const buildGoods = (title: string): HomeListings => ({ supplies: [buildSupply({ title })], purchases: [] });
const titles = (store: GoodsStore) => store.listings?.supplies.map(({ title }) => title);

describe('GoodsStore', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('requests the listings once, when they come into view', () => {
    const { store, viewer, asked } = setupStore();
    const stop = store.startSync();
    viewer.closeRecommendation();
    expect(asked).toHaveLength(0);
    store.start();
    store.start();
    expect(asked.map(({ personalised }) => personalised)).toEqual([false]);
    stop();
  });

  it('reports a failed first load and recovers on retry', async () => {
    const { store, asked } = setupStore();
    store.start();
    asked[0]?.reject(new Error('offline'));
    await whenIdle();
    expect([store.isFailed, store.listings]).toEqual([true, null]);
    void store.load();
    expect(store.isFailed).toBe(false);
    asked[1]?.resolve(buildGoods('late'));
    await whenIdle();
    expect([store.isFailed, titles(store)]).toEqual([false, ['late']]);
  });

  it('does not report a failed reload while listings are shown', async () => {
    const { store, asked } = setupStore();
    store.start();
    asked[0]?.resolve(buildGoods('first'));
    await whenIdle();
    void store.load();
    asked[1]?.reject(new Error('offline'));
    await whenIdle();
    expect([store.isFailed, titles(store)]).toEqual([false, ['first']]);
  });

  it('reloads at once when personalisation is switched off, and drops the older response', async () => {
    const { store, viewer, asked } = setupStore();
    const stop = store.startSync();
    store.start();
    viewer.closeRecommendation();
    asked[1]?.resolve(buildGoods('by time'));
    asked[0]?.resolve(buildGoods('by interest'));
    await whenIdle();
    expect(titles(store)).toEqual(['by time']);
    stop();
  });

  it('keeps the shown listings when a reload fails', async () => {
    const { store, asked } = setupStore();
    store.start();
    asked[0]?.resolve(buildGoods('shown'));
    await whenIdle();
    void store.load();
    asked[1]?.reject(new Error('no network'));
    await whenIdle();
    expect(titles(store)).toEqual(['shown']);
  });
});
