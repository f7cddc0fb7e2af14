import { LineFilterStore } from './LineFilter.store';

describe('LineFilterStore', () => {
  it('notifies only about actual changes', () => {
    const changed = jest.fn();
    const choice = new LineFilterStore(changed);
    choice.clear();
    choice.setMarkets([]);
    choice.setSort('default');
    choice.setMove('');
    choice.retainKnownMarkets(['yulin']);
    expect(changed).not.toHaveBeenCalled();
    choice.setMarkets(['yulin', 'bozhou']);
    choice.setSort('hot');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('queries only the chosen filters', () => {
    const choice = new LineFilterStore(() => undefined);
    expect(choice.filter).toEqual({});
    choice.setMarkets(['yulin', 'bozhou']);
    choice.setOrigin('文山');
    choice.setMove('down');
    expect(choice.filter).toEqual({ marketIds: 'yulin,bozhou', origin: '文山', move: 'down' });
    expect(choice.count).toBe(3);
    choice.clear();
    expect([choice.filter, choice.count]).toEqual([{}, 0]);
  });

  it('removes an unknown market', () => {
    const choice = new LineFilterStore(() => undefined);
    choice.initialize({ marketIds: ['nope', 'bozhou'] });
    choice.retainKnownMarkets(['yulin', 'bozhou']);
    expect(choice.filter).toEqual({ marketIds: 'bozhou' });
  });

  it('cycles from the default order to rise, fall and back, and from any other order to rise', () => {
    const choice = new LineFilterStore(() => undefined, 'letter');
    const turns = Array.from({ length: 3 }, () => {
      choice.cycleSort();
      return choice.sort;
    });
    expect(turns).toEqual(['rise', 'fall', 'letter']);
    choice.setSort('hot');
    choice.cycleSort();
    expect(choice.sort).toBe('rise');
  });
});
