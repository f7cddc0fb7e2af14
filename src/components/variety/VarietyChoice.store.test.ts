import { VarietyChoiceStore } from './VarietyChoice.store';

const varieties = [
  { id: 'star-anise', name: '八角', initials: ['bj', 'dhx'], grades: [] },
  { id: 'clove', name: '丁香', initials: ['dx'], grades: [] },
  { id: 'cassia', name: '桂皮', initials: ['gp'], grades: [] },
  { id: 'cumin', name: 'Cumin', initials: ['zr'], grades: [] }
];

describe('the choice of varieties', () => {
  it('says why there are none, and asks again', async () => {
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

  it('takes no more than fit, and gives back', async () => {
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
  ])('finds %s', async (typed, ids) => {
    const store = new VarietyChoiceStore({ listVarieties: () => Promise.resolve(varieties) }, 2);
    await store.open([]);
    store.setSearchText(typed);
    expect(store.matches.map(({ id }) => id)).toEqual(ids);
  });
});
