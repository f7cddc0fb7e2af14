import { heldPlaces } from './heldPlaces';

describe('the places of rows', () => {
  it('are the rows’ own at the beginning', () => {
    expect(heldPlaces([], ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('stay when a row goes, and wait for it to come back', () => {
    const places = ['a', 'b', 'c'];
    expect(heldPlaces(places, ['a', 'c'])).toBe(places);
    expect(heldPlaces(places, [])).toBe(places);
    expect(heldPlaces(places, ['a', 'b', 'c'])).toBe(places);
  });

  it('grow at the end, also when a row has gone before', () => {
    expect(heldPlaces(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a row that comes to the front', ['b', 'a', 'c']],
    ['a new row in front', ['x', 'a', 'b', 'c']],
    ['a new row in between', ['a', 'x', 'b', 'c']],
    ['the rows of another list', ['x', 'y']]
  ])('begin anew with %s', (_, ids) => {
    expect(heldPlaces(['a', 'b', 'c'], ids)).toEqual(ids);
  });
});
