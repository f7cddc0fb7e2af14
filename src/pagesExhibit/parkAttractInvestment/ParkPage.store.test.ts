import type { Park } from '@contract/park';
import { buildPark, buildPlot } from '@/testing/buildPark';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { MAX_COMPARED, ParkPageStore } from './ParkPage.store';
import { cheapestOf } from './plotsLeft';

const getLeads = () => Promise.resolve({ items: [], nextCursor: null });

async function setupPage(parks: Park[], params?: { tab?: string; id?: string }) {
  const store = new ParkPageStore({ getParks: () => Promise.resolve({ parks }), getLeads }, params);
  await store.load();
  return store;
}

testLateAnswers<{ parks: Park[] }>('the parks', {
  setup: (getParks) => {
    const store = new ParkPageStore({ getParks, getLeads });
    return { load: store.load, shown: () => store.parks };
  },
  older: { parks: [buildPark()] },
  newer: { parks: [buildPark({ name: '六万岭' })] },
  view: ({ parks }) => parks
});

describe('ParkPageStore', () => {
  it('is empty without parks, and opens the tab and the park of a link', async () => {
    const empty = await setupPage([]);
    expect([empty.status, empty.tab]).toEqual(['empty', 'parks']);
    const opened = await setupPage([buildPark()], { tab: 'leads', id: 'k1' });
    expect([opened.tab, opened.opened?.name]).toEqual(['leads', '福达香料市场园']);
    expect((await setupPage([buildPark()], { tab: 'x', id: 'unknown' })).opened).toBeUndefined();
  });

  it('finds parks by industry and by a kind that is left, and offers no other kinds', async () => {
    const other = buildPark({ id: 'k2', industries: ['blending'], plots: [buildPlot({ kind: 'shop' })] });
    const store = await setupPage([buildPark(), other]);
    expect(store.kinds).toEqual(['workshop', 'shop']);
    store.selectKind('shop');
    expect(store.found.map(({ id }) => id)).toEqual(['k2']);
    store.selectIndustry('trade');
    expect(store.found).toEqual([]);
    store.showAll();
    expect(store.found).toHaveLength(2);
  });

  it('compares at most three parks, and none that is withdrawn since', async () => {
    let parks = ['k1', 'k2', 'k3', 'k4'].map((id) => buildPark({ id }));
    const store = new ParkPageStore({ getParks: () => Promise.resolve({ parks }), getLeads });
    await store.load();
    expect(parks.map(({ id }) => store.toggleCompared(id))).toEqual([true, true, true, false]);
    expect(store.compared).toHaveLength(MAX_COMPARED);
    parks = parks.slice(1);
    await store.load();
    expect(store.compared.map(({ id }) => id)).toEqual(['k2', 'k3']);
    store.setComparing(true);
    store.toggleCompared('k2');
    expect([store.compared.length, store.isComparing]).toEqual([1, false]);
  });
});

describe('the cheapest plot', () => {
  it('is a rented one before one for sale, and none among negotiable ones', () => {
    const land = buildPlot({ no: 'D', priceFen: 100, priceBasis: 'mu' });
    const [high, low] = [buildPlot({ no: 'A', priceFen: 1200 }), buildPlot({ no: 'B', priceFen: 900 })];
    expect(cheapestOf([land, high, low])?.no).toBe('B');
    expect(cheapestOf([buildPlot({ priceFen: null })])).toBeUndefined();
  });
});
