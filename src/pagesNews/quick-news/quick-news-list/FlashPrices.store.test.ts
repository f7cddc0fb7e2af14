import type { PriceLine } from '@contract/priceLine';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { type Deferred, deferred } from '@/testing/deferred';
import { FlashPricesStore } from './FlashPrices.store';

describe('FlashPricesStore', () => {
  it('shows the price of the latest request when an older answer comes last', async () => {
    const sent: Deferred<PriceLine[]>[] = [];
    const store = new FlashPricesStore(() => {
      const answer = deferred<PriceLine[]>();
      sent.push(answer);
      return answer.promise;
    });
    store.startRequest()([buildLine({ id: 'cassia', midFen: 1 })]);
    const loads = [store.refresh(), store.refresh(), store.loadFor([buildFlash({ lineIds: ['clove'] })])];
    const setPagePrices = store.startRequest();
    sent[1]?.resolve([buildLine({ id: 'cassia', midFen: 3 })]);
    await loads[1];
    sent[0]?.resolve([buildLine({ id: 'cassia', midFen: 2 })]);
    await loads[0];
    expect(store.priceOf('cassia')?.midFen).toBe(3);
    setPagePrices([buildLine({ id: 'clove', midFen: 5 })]);
    sent[2]?.resolve([buildLine({ id: 'clove', midFen: 4 })]);
    await loads[2];
    expect(store.priceOf('clove')?.midFen).toBe(5);
  });
});
