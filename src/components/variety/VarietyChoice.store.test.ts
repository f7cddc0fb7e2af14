import { VarietyChoiceStore } from './VarietyChoice.store';

const varieties = [
  { id: 'star-anise', name: '八角', initials: ['bj', 'dhx'], grades: [] },
  { id: 'clove', name: '丁香', initials: ['dx'], grades: [] },
  { id: 'cassia', name: '桂皮', initials: ['gp'], grades: [] },
  { id: 'cumin', name: 'Cumin', initials: ['zr'], grades: [] }
];

describe('VarietyChoiceStore', () => {
  it('exposes the loading error and recovers on the next attempt', async () => {
    let isDown = true;
    const store = new VarietyChoiceStore(
      { listVarieties: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(varieties)) },
      2
    );
    await store.open([]);
    expect([store.error, store.matches]).toEqual([new Error('down'), []]);
    isDown = false;
    await store.open([]);
    expect([store.error, store.matches.length]).toEqual([undefined, 4]);
  });

  it('limits the number of chosen varieties, and allows removing them', async () => {
    const store = new VarietyChoiceStore({ listVarieties: () => Promise.resolve(varieties) }, 2);
    await store.open(['clove']);
    expect([store.toggle('cassia'), store.toggle('star-anise')]).toEqual([true, false]);
    expect(store.chosen).toEqual(['clove', 'cassia']);
    store.toggle('clove');
    expect(store.toggle('star-anise')).toBe(true);
    expect(store.chosen).toEqual(['cassia', 'star-anise']);
  });

  it.each([
    ['八', ['star-anise']],
    ['D', ['star-anise', 'clove']],
    ['dx', ['clove']],
    ['cUm', ['cumin']],
    ['没有', []]
  ])('finds varieties by %s', async (typed, ids) => {
    const store = new VarietyChoiceStore({ listVarieties: () => Promise.resolve(varieties) }, 2);
    await store.open([]);
    store.setSearchText(typed);
    expect(store.matches.map(({ id }) => id)).toEqual(ids);
  });
});
