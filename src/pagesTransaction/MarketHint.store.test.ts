import type { Page } from '@contract/common';
import type { PriceLine } from '@contract/priceLine';
import { buildLine } from '@/testing/buildMarket';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
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

testLateAnswers<Page<PriceLine>>('the market price of the goods in a form', {
  setup: (listPriceLines) => {
    const store = new MarketHintStore({ listPriceLines });
    let count = 0;
    const load = () => store.setGoods({ varietyId: `variety-${(count += 1)}`, gradeName: '', originNames: [] });
    return { load, shown: () => store.line?.id };
  },
  older: { items: [buildLine({ id: 'older' })], nextCursor: null },
  newer: { items: [buildLine({ id: 'newer' })], nextCursor: null },
  view: ({ items }) => items[0]?.id
});

describe('MarketHintStore', () => {
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

  it('leaves the market price out when it cannot be loaded', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = () => Promise.reject(new Error('down'));
    await store.setGoods(goods());
    expect([store.line, log.mock.calls.length]).toEqual([null, 1]);
  });

  it.each([
    ['of its grade where it grew', goods(), 'dahong.yulin'],
    ['of its grade elsewhere', goods({ originNames: ['云南省'] }), 'dahong.fangcheng'],
    ['of the leading grade while none is chosen', goods({ gradeName: '', originNames: [] }), 'chunhua'],
    ['of no other grade', goods({ gradeName: '等外' }), undefined],
    ['of no line without a quote', goods({ gradeName: '干枝' }), undefined]
  ])('the market price is that %s', async (_, offered, id) => {
    await store.setGoods(offered);
    expect(store.line?.id).toBe(id);
  });

  it('requests the price lines once per variety and clears them when the variety is cleared', async () => {
    await store.setGoods(goods());
    await store.setGoods(goods({ gradeName: '春花' }));
    expect([asked, store.line?.id]).toEqual([['star-anise'], 'chunhua']);
    await store.setGoods(goods({ varietyId: null }));
    expect([asked, store.line]).toEqual([['star-anise'], null]);
  });

  it('drops the price lines of a variety that is no longer chosen', async () => {
    const late = deferred<{ items: typeof lines; nextCursor: null }>();
    answer = () => late.promise;
    const first = store.setGoods(goods());
    await store.setGoods(goods({ varietyId: null }));
    late.resolve({ items: lines, nextCursor: null });
    await first;
    expect(store.line).toBeNull();
  });
});
