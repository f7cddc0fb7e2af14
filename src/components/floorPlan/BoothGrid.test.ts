import type { Booth } from '@contract/floorPlan';
import { BoothGrid } from './BoothGrid';

const booth = (no: string, x: number, y: number, side = 3): Booth => ({
  no,
  polygon: [x, y, x + side, y, x + side, y + side, x, y + side],
  size: 'standard',
  areaM2: side * side,
  category: 'rawSpice'
});

/** A thousand booths: 40 columns and 25 rows with aisles of three metres. */
const thousand = Array.from({ length: 1000 }, (_, index) =>
  booth(
    `1${String.fromCharCode(65 + Math.floor(index / 40))}${String((index % 40) + 1).padStart(2, '0')}`,
    (index % 40) * 3,
    Math.floor(index / 40) * 6
  )
);
const grid = new BoothGrid(thousand);

describe('booth grid', () => {
  it('returns each booth in view once, and no other', () => {
    const area = { left: 10, top: 10, right: 40, bottom: 31 };
    const nos = grid.within(area).map(({ booth: { no } }) => no);
    const expected = thousand
      .filter(({ polygon }) => polygon[0]! <= 40 && polygon[2]! >= 10 && polygon[1]! <= 31 && polygon[5]! >= 10)
      .map(({ no }) => no);
    expect(nos.sort()).toEqual(expected.sort());
    expect(new Set(nos).size).toBe(nos.length);
  });

  it('returns all booths for the whole hall and none beside it', () => {
    expect(grid.within({ left: 0, top: 0, right: 120, bottom: 150 })).toHaveLength(1000);
    expect(grid.within({ left: 130, top: 0, right: 140, bottom: 150 })).toHaveLength(0);
  });

  it('finds the booth at a point', () => {
    expect(grid.boothAt(4, 7, 0)?.no).toBe('1B02');
    expect(grid.find('1B02')?.bounds).toEqual({ left: 3, top: 6, right: 6, bottom: 9 });
  });

  it('finds the nearest booth within the reach of a finger, and none in the middle of an aisle', () => {
    expect(grid.boothAt(4, 9.4, 0.5)?.no).toBe('1B02');
    expect(grid.boothAt(4, 10.5, 0.5)).toBeNull();
    expect(grid.boothAt(4, 10.6, 2)?.no).toBe('1C02');
  });

  it('knows which booths are upright rectangles', () => {
    const shapes: [number[], boolean][] = [
      [[0, 0, 3, 0, 3, 3, 0, 3], true],
      [[3, 0, 0, 0, 0, 3, 3, 3], true],
      [[0, 0, 3, 3, 3, 0, 0, 3], false],
      [[1, 0, 3, 0, 3, 3, 0, 3], false],
      [[0, 0, 3, 0, 3, 3], false],
      [[0, 0, 3, 0, 3, 3, 6, 3, 6, 6, 0, 6], false]
    ];
    for (const [polygon, isUpright] of shapes) {
      expect(new BoothGrid([{ ...booth('1A01', 0, 0), polygon }]).find('1A01')?.isUpright).toBe(isUpright);
    }
  });

  it('hits a polygon by its shape, not by the rectangle around it', () => {
    const notched = { ...booth('1A01', 0, 0), polygon: [0, 0, 3, 0, 3, 3, 6, 3, 6, 6, 0, 6] };
    expect(new BoothGrid([notched]).boothAt(5, 5, 0)?.no).toBe('1A01');
    expect(new BoothGrid([notched, booth('1A02', 3, 0)]).boothAt(5, 1, 0)?.no).toBe('1A02');
  });
});
