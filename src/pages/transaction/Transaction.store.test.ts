import { makeAutoObservable } from 'mobx';
import type { ListingQuery, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import type { TransactionMode } from '@/stores/settings';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { buildLine } from '@/testing/buildMarket';
import { TransactionStore } from './Transaction.store';

class Choice {
  transactionMode: TransactionMode = 'supply';
  transactionVarietyId = '';
  constructor() {
    makeAutoObservable(this);
  }
  setTransactionMode(mode: TransactionMode): void {
    this.transactionMode = mode;
  }
  setTransactionVariety(varietyId: string): void {
    this.transactionVarietyId = varietyId;
  }
}

interface Answers {
  supplies?: (query: ListingQuery) => Promise<SupplyBrief[]>;
  purchases?: (query: ListingQuery) => Promise<PurchaseBrief[]>;
  lines?: (query: LineQuery) => Promise<PriceLine[]>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp({ supplies, purchases, lines }: Answers = {}) {
  const asked: ListingQuery[] = [];
  const choice = new Choice();
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
      listPriceLines: (query) => page(lines?.(query))
    },
    choice,
    () => 1000
  );
  return { store, choice, asked, stop: store.start() };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the supply and demand tab', () => {
  it('shows the error of a filter and not the rows of the filter before', async () => {
    const { store } = setUp({
      supplies: ({ certifiedOnly }) =>
        certifiedOnly ? Promise.reject(new Error('down')) : Promise.resolve([buildSupply({ id: '1' })])
    });
    await settled();
    expect(store.list.items).toHaveLength(1);
    store.toggleCertified();
    expect(store.isSwitching).toBe(true);
    expect(store.list.items).toHaveLength(1);
    await settled();
    expect(store.isSwitching).toBe(false);
    expect(store.list.status).toBe('error');
    expect(store.list.items).toHaveLength(0);
  });

  it('keeps the rows and says that they are old when a refresh fails', async () => {
    let isDown = false;
    const { store } = setUp({
      supplies: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([buildSupply({ id: '1' })]))
    });
    await settled();
    expect(store.isStale).toBe(false);
    isDown = true;
    await store.refresh();
    expect(store.isStale).toBe(true);
    expect(store.list.items).toHaveLength(1);
    expect(store.loadedAtMs).toBe(1000);
  });

  it('drops the answer to a filter that was changed again meanwhile', async () => {
    const answers: ((rows: SupplyBrief[]) => void)[] = [];
    const { store } = setUp({ supplies: () => new Promise((resolve) => answers.push(resolve)) });
    answers[0]?.([]);
    await settled();
    store.selectSort('price');
    store.toggleCertified();
    answers[2]?.([buildSupply({ id: 'both' })]);
    await settled();
    answers[1]?.([buildSupply({ id: 'only sorted' })]);
    await settled();
    expect(store.list.items.map(({ id }) => id)).toEqual(['both']);
  });

  it('starts the other side from nothing and keeps the filters', async () => {
    const { store, asked } = setUp({ purchases: () => Promise.resolve([buildPurchase({ id: 'wanted' })]) });
    await settled();
    store.toggleCertified();
    store.selectMode('purchase');
    expect(store.list.status).toBe('loading');
    await settled();
    expect(asked.at(-1)).toEqual({ sort: 'newest', certifiedOnly: true });
    expect(store.list.items[0]).toMatchObject({ kind: 'purchase', id: 'wanted' });
  });

  it('narrows to the variety that another page chose, names it, and lets go of it', async () => {
    const { store, choice, asked } = setUp({ lines: () => Promise.resolve([buildLine()]) });
    choice.setTransactionVariety('star-anise');
    await settled();
    expect(asked.at(-1)).toEqual({ sort: 'newest', varietyId: 'star-anise' });
    expect(store.varietyName).toBe('八角');
    store.clearFilters();
    await settled();
    expect(asked.at(-1)).toEqual({ sort: 'newest' });
    expect(store.varietyName).toBe('');
  });

  it('asks once when all filters go at once', async () => {
    const { store, choice, asked } = setUp();
    choice.setTransactionVariety('star-anise');
    store.toggleCertified();
    await settled();
    const before = asked.length;
    store.clearFilters();
    await settled();
    expect(asked.slice(before)).toEqual([{ sort: 'newest' }]);
  });

  it('asks no more once it is stopped', async () => {
    const { choice, asked, stop } = setUp();
    await settled();
    stop();
    choice.setTransactionMode('purchase');
    await settled();
    expect(asked).toHaveLength(1);
  });
});
