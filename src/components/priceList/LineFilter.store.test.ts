import { LineFilterStore } from './LineFilter.store';

describe('what narrows a price list', () => {
  it('tells of real changes only', () => {
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

  it('asks for what is chosen, and for nothing that is not', () => {
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

  it('leaves out a market that there is not', () => {
    const choice = new LineFilterStore(() => undefined);
    choice.initialize({ marketIds: ['nope', 'bozhou'] });
    choice.retainKnownMarkets(['yulin', 'bozhou']);
    expect(choice.filter).toEqual({ marketIds: 'bozhou' });
  });

  it('turns from the usual order to rise, fall and back, from any other to rise', () => {
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
