import { indexWhileDragging, nearestIndex } from './sortOrder';

const grid = [
  { x: 40, y: 40 },
  { x: 120, y: 40 },
  { x: 40, y: 120 }
];

describe('the slots of a grid', () => {
  it.each([
    [{ x: 0, y: 0 }, 0],
    [{ x: 79, y: 40 }, 0],
    [{ x: 81, y: 40 }, 1],
    [{ x: 300, y: 90 }, 1],
    [{ x: 60, y: 400 }, 2]
  ])('nearest to %j is %i', (point, index) => expect(nearestIndex(grid, point)).toBe(index));

  it.each([
    [0, 2, [2, 0, 1, 3]],
    [3, 1, [0, 2, 3, 1]],
    [1, 1, [0, 1, 2, 3]]
  ])('make room while %i is held over %i', (from, to, order) =>
    expect([0, 1, 2, 3].map((index) => indexWhileDragging(index, from, to))).toEqual(order)
  );
});
