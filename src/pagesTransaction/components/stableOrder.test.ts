import { stableOrder } from './stableOrder';

describe('the order of rows', () => {
  it('are the rows’ own at the beginning', () => {
    expect(stableOrder([], ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('stay when a row goes, and wait for it to come back', () => {
    const order = ['a', 'b', 'c'];
    expect(stableOrder(order, ['a', 'c'])).toBe(order);
    expect(stableOrder(order, [])).toBe(order);
    expect(stableOrder(order, ['a', 'b', 'c'])).toBe(order);
  });

  it('grow at the end, also when a row has gone before', () => {
    expect(stableOrder(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a row that comes to the front', ['b', 'a', 'c']],
    ['a new row in front', ['x', 'a', 'b', 'c']],
    ['a new row in between', ['a', 'x', 'b', 'c']],
    ['the rows of another list', ['x', 'y']]
  ])('begin anew with %s', (_, ids) => {
    expect(stableOrder(['a', 'b', 'c'], ids)).toEqual(ids);
  });
});
