import { buildLine } from '@/testing/buildMarket';
import { MarketHintStore, type PricedGoods } from './MarketHint.store';

const lines = [
  buildLine({ id: 'chunhua', gradeName: '春花', origin: '玉林' }),
  buildLine({ id: 'dahong.fangcheng', origin: '防城' }),
  buildLine({ id: 'dahong.yulin', origin: '玉林' }),
  buildLine({ id: 'unquoted', gradeName: '干枝', lowFen: null, highFen: null })
];
const goods = (changes: Partial<PricedGoods> = {}): PricedGoods => ({
  varietyId: 'star-anise',
  gradeName: '大红',
  originNames: ['广西壮族自治区', '玉林市'],
  ...changes
});

describe('the market price of what is offered', () => {
  let asked: string[];
  let answer: () => Promise<{ items: typeof lines; nextCursor: null }>;
  let store: MarketHintStore;

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve({ items: lines, nextCursor: null });
    store = new MarketHintStore({
      listPriceLines: ({ varietyId = '' }) => {
        asked.push(varietyId);
        return answer();
      }
    });
  });

  it('is left out when it does not come', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = () => Promise.reject(new Error('down'));
    await store.setGoods(goods());
    expect([store.line, log.mock.calls.length]).toEqual([null, 1]);
    log.mockRestore();
  });

  it.each([
    ['of its grade where it grew', goods(), 'dahong.yulin'],
    ['of its grade elsewhere', goods({ originNames: ['云南省'] }), 'dahong.fangcheng'],
    ['of the leading grade while none is chosen', goods({ gradeName: '', originNames: [] }), 'chunhua'],
    ['of no other grade', goods({ gradeName: '等外' }), undefined],
    ['of no line without a quote', goods({ gradeName: '干枝' }), undefined]
  ])('is that %s', async (_, offered, id) => {
    await store.setGoods(offered);
    expect(store.line?.id).toBe(id);
  });

  it('is asked for once a variety, and gone with it', async () => {
    await store.setGoods(goods());
    await store.setGoods(goods({ gradeName: '春花' }));
    expect([asked, store.line?.id]).toEqual([['star-anise'], 'chunhua']);
    await store.setGoods(goods({ varietyId: null }));
    expect([asked, store.line]).toEqual([['star-anise'], null]);
  });

  it('of a variety that was left meanwhile is not shown', async () => {
    let arrive = (_lines: { items: typeof lines; nextCursor: null }): void => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const first = store.setGoods(goods());
    await store.setGoods(goods({ varietyId: null }));
    arrive({ items: lines, nextCursor: null });
    await first;
    expect(store.line).toBeNull();
  });
});
