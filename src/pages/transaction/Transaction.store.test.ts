import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ListedPurchase, ListedSupply, PurchaseQuery, SupplyQuery } from '@contract/listing';
import { listInvalidation } from '@/stores/listInvalidation';
import type { TransactionMode } from '@/stores/transactionTab';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { whenIdle } from '@/testing/whenIdle';
import { TransactionStore } from './Transaction.store';

class FakeTab {
  transactionMode: TransactionMode = 'supply';
  constructor() {
    makeAutoObservable(this);
  }
  setMode(mode: TransactionMode): void {
    this.transactionMode = mode;
  }
}

interface FakeResponses {
  supplies?: (query: SupplyQuery) => Promise<ListedSupply[]>;
  purchases?: (query: PurchaseQuery) => Promise<ListedPurchase[]>;
  location?: string | null;
}

function setupStore({ supplies, purchases, location = null }: FakeResponses = {}) {
  const asked: (SupplyQuery | PurchaseQuery)[] = [];
  const choice = new FakeTab();
  const session = observable({ isLoggedIn: false });
  const page = async <T>(items: Promise<T[]> | undefined) => ({ items: (await items) ?? [], nextCursor: null });
  const store = new TransactionStore(
    {
      listSupplies(query) {
        asked.push(query);
        return page(supplies?.(query));
      },
      listPurchases(query) {
        asked.push(query);
        return page(purchases?.(query));
      },
      refreshSupply: () => Promise.resolve(null),
      canLocate: () => true,
      locate: () => Promise.resolve(location)
    },
    choice,
    listInvalidation,
    session
  );
  return { store, choice, session, asked, stop: store.start() };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('TransactionStore', () => {
  it('shows the error of a new filter instead of the previous rows', async () => {
    const { store } = setupStore({
      supplies: ({ certifiedOnly }) =>
        certifiedOnly ? Promise.reject(new Error('down')) : Promise.resolve([buildSupply({ id: '1' })])
    });
    await whenIdle();
    expect(store.list.items).toHaveLength(1);
    store.filter.toggle('certifiedOnly');
    expect(store.isSwitching).toBe(true);
    expect(store.list.items).toHaveLength(1);
    await whenIdle();
    expect(store.isSwitching).toBe(false);
    expect(store.list.status).toBe('error');
    expect(store.list.items).toHaveLength(0);
  });

  it('keeps the rows and marks them as stale when a refresh fails', async () => {
    let isDown = false;
    const { store } = setupStore({
      supplies: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([buildSupply({ id: '1' })]))
    });
    await whenIdle();
    expect(store.isStale).toBe(false);
    const { loadedAtMs } = store.list;
    isDown = true;
    await store.refresh();
    expect(store.isStale).toBe(true);
    expect(store.list.items).toHaveLength(1);
    expect(store.list.loadedAtMs).toBe(loadedAtMs);
  });

  it('drops the response to a superseded filter', async () => {
    const answers: ((rows: ListedSupply[]) => void)[] = [];
    const { store } = setupStore({ supplies: () => new Promise((resolve) => answers.push(resolve)) });
    answers[0]?.([]);
    await whenIdle();
    store.selectSort('price');
    store.filter.toggle('certifiedOnly');
    answers[2]?.([buildSupply({ id: 'both' })]);
    await whenIdle();
    answers[1]?.([buildSupply({ id: 'only sorted' })]);
    await whenIdle();
    expect(store.list.items.map(({ id }) => id)).toEqual(['both']);
  });

  it('clears the rows but keeps the filter when the side changes', async () => {
    const { store, asked } = setupStore({ purchases: () => Promise.resolve([buildPurchase({ id: 'wanted' })]) });
    await whenIdle();
    store.filter.toggle('certifiedOnly');
    store.selectMode('purchase');
    expect(store.list.status).toBe('loading');
    await whenIdle();
    expect(asked.at(-1)).toEqual({ sort: 'recommended', certifiedOnly: true });
    expect(store.list.items[0]).toMatchObject({ kind: 'purchase', id: 'wanted' });
  });

  it('filters by the selected varieties, and clears them', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    const varieties = [
      { id: 'cassia', name: '桂皮' },
      { id: 'clove', name: '丁香' }
    ];
    const before = asked.length;
    store.filter.update({ varieties });
    await whenIdle();
    expect(asked.slice(before)).toEqual([{ sort: 'recommended', varietyIds: 'cassia,clove' }]);
    expect([store.filter.values.varieties, store.filter.isOn]).toEqual([varieties, true]);
    store.filter.clear();
    await whenIdle();
    expect(asked.at(-1)).toEqual({ sort: 'recommended' });
    expect([store.filter.values.varieties, store.filter.isOn]).toEqual([[], false]);
  });

  it('sends one request when all filters are cleared', async () => {
    const { store, asked } = setupStore();
    store.filter.update({ varieties: [{ id: 'star-anise', name: '八角' }] });
    store.filter.toggle('certifiedOnly');
    await whenIdle();
    const before = asked.length;
    store.filter.clear();
    await whenIdle();
    expect(asked.slice(before)).toEqual([{ sort: 'recommended' }]);
  });

  it('does not sort by distance without a location, and stops offering it', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    expect(await store.sortByDistance()).toBe(false);
    expect([store.isLocationDenied, store.sort, asked.length]).toEqual([true, 'recommended', 1]);
  });

  it('sends the approximate location only when sorting by distance', async () => {
    const { store, asked } = setupStore({ location: '22.6,110.2' });
    await whenIdle();
    expect(await store.sortByDistance()).toBe(true);
    expect(asked.at(-1)).toEqual({ sort: 'distance', near: '22.6,110.2' });
    store.selectSort('newest');
    expect(asked.at(-1)).toEqual({ sort: 'newest' });
  });

  it('reloads once after another page reported a change', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    store.handleShown();
    expect(asked).toHaveLength(1);
    listInvalidation.invalidate(['transaction']);
    store.handleShown();
    store.handleShown();
    await whenIdle();
    expect([asked.length, listInvalidation.transactionNeedsRefresh]).toEqual([2, false]);
  });

  it("reloads when the viewer logs in, because rows mark the viewer's own listings", async () => {
    const { session, asked } = setupStore();
    await whenIdle();
    runInAction(() => (session.isLoggedIn = true));
    expect(asked).toHaveLength(2);
  });

  it('cycles the price sort: ascending, descending, off', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    store.cyclePriceSort();
    store.cyclePriceSort();
    store.cyclePriceSort();
    expect(asked.map(({ sort }) => sort)).toEqual(['recommended', 'price', 'priceReversed', 'recommended']);
  });

  it('does not sort supplies by requested quantity', async () => {
    const { store, choice, asked } = setupStore();
    choice.setMode('purchase');
    store.selectSort('quantity');
    expect(asked.at(-1)).toEqual({ sort: 'quantity' });
    store.selectMode('supply');
    await whenIdle();
    expect(asked.at(-1)).toEqual({ sort: 'recommended' });
  });

  it('sends no request after it is stopped', async () => {
    const { choice, asked, stop } = setupStore();
    await whenIdle();
    stop();
    choice.setMode('purchase');
    await whenIdle();
    expect(asked).toHaveLength(1);
  });
});
