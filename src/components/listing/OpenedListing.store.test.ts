import type { PriceLine } from '@contract/priceLine';
import { buildSupply } from '@/testing/buildListing';
import { buildLine } from '@/testing/buildMarket';
import { OpenedListingStore, type SupplyRow } from './OpenedListing.store';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const row: SupplyRow = { ...buildSupply({ id: '1', gradeName: '春花' }), kind: 'supply' };

function setUp(lines: () => Promise<PriceLine[]>) {
  return new OpenedListingStore({ listPriceLines: async () => ({ items: await lines(), nextCursor: null }) });
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an opened listing', () => {
  it('goes without the market when its price does not come', async () => {
    const store = setUp(() => Promise.reject(new Error('down')));
    store.open(row);
    await settled();
    expect(store.isOpen).toBe(true);
    expect(store.marketLine).toBeNull();
  });

  it('drops the price of a listing that was left for another', async () => {
    const answers: ((lines: PriceLine[]) => void)[] = [];
    const store = setUp(() => new Promise((resolve) => answers.push(resolve)));
    store.open(row);
    store.open({ ...row, id: '2' });
    answers[1]?.([buildLine({ id: 'second' })]);
    await settled();
    answers[0]?.([buildLine({ id: 'first' })]);
    await settled();
    expect(store.marketLine?.id).toBe('second');
  });

  it('is set beside the price of its own grade, or of the best known one', async () => {
    const lines = ['大红', '春花'].map((gradeName) => buildLine({ id: gradeName, gradeName }));
    const store = setUp(() => Promise.resolve(lines));
    store.open(row);
    await settled();
    expect(store.marketLine?.id).toBe('春花');
    store.open({ ...row, gradeName: '统货' });
    await settled();
    expect(store.marketLine?.id).toBe('大红');
  });

  it('stays while its sheet leaves', () => {
    const store = setUp(() => Promise.resolve([]));
    store.open(row);
    store.close();
    expect(store.isOpen).toBe(false);
    expect(store.listing?.id).toBe('1');
  });
});
