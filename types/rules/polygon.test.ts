import { boundsOf, doOverlap, isInside, isWithin } from './polygon';

const square = (x: number, y: number, side = 3) => [x, y, x + side, y, x + side, y + side, x, y + side];
/** An angle: six by six metres without its upper right quarter. */
const angle = [0, 0, 3, 0, 3, 3, 6, 3, 6, 6, 0, 6];

describe('polygons', () => {
  it('have the rectangle around all of their points as bounds', () => {
    expect(boundsOf([2, 5, 7, 1, 4, 9])).toEqual({ left: 2, top: 1, right: 7, bottom: 9 });
  });

  it('contain the points between their edges, and none of a notch', () => {
    expect(isInside(angle, 1, 1)).toBe(true);
    expect(isInside(angle, 5, 5)).toBe(true);
    expect(isInside(angle, 5, 1)).toBe(false);
    expect(isInside(angle, 7, 4)).toBe(false);
  });

  it('are within another one also along its border, and not beyond it', () => {
    expect(isWithin(square(0, 0), square(0, 0, 6))).toBe(true);
    expect(isWithin(square(4, 4), square(0, 0, 6))).toBe(false);
    expect(isWithin(square(3, 0), angle)).toBe(false);
    expect(isWithin(square(2, 2), angle)).toBe(false);
  });

  it('overlap when they share an area, and not when they share a border', () => {
    expect(doOverlap(square(0, 0), square(3, 0))).toBe(false);
    expect(doOverlap(square(0, 0), square(2.9, 0))).toBe(true);
    expect(doOverlap(square(0, 0, 6), square(1, 1, 2))).toBe(true);
    expect(doOverlap(square(0, 0), square(0, 0))).toBe(true);
    expect(doOverlap(square(3, 0), angle)).toBe(false);
  });
});
