import { stableOrder } from './stableOrder';

describe('stableOrder', () => {
  it('starts with the order of the rows', () => {
    expect(stableOrder([], ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('retains the slot of a removed row until the row returns', () => {
    const order = ['a', 'b', 'c'];
    expect(stableOrder(order, ['a', 'c'])).toBe(order);
    expect(stableOrder(order, [])).toBe(order);
    expect(stableOrder(order, ['a', 'b', 'c'])).toBe(order);
  });

  it('appends new rows at the end, even after another row was removed', () => {
    expect(stableOrder(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a row that comes to the front', ['b', 'a', 'c']],
    ['a new row in front', ['x', 'a', 'b', 'c']],
    ['a new row in between', ['a', 'x', 'b', 'c']],
    ['the rows of another list', ['x', 'y']]
  ])('restarts with the new order for %s', (_, ids) => {
    expect(stableOrder(['a', 'b', 'c'], ids)).toEqual(ids);
  });
});
