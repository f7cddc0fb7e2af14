import { layOutCurve } from './layOutCurve';

const box = { x: 10, y: 20, width: 100, height: 50 };

describe('layOutCurve', () => {
  it('spans the box by day and from the lowest to the highest price', () => {
    const points = [
      { date: '2026-11-02', fen: 3400 },
      { date: '2026-11-03', fen: 3500 },
      { date: '2026-11-04', fen: 3450 }
    ];
    expect(layOutCurve(points, box).segments).toEqual([
      [
        { x: 10, y: 70 },
        { x: 60, y: 20 },
        { x: 110, y: 45 }
      ]
    ]);
  });

  it('breaks the curve where collected days are missing, but not on a Sunday', () => {
    const points = ['2026-11-06', '2026-11-07', '2026-11-09', '2026-11-16'].map((date) => ({ date, fen: 3400 }));
    expect(layOutCurve(points, box).segments.map((stretch) => stretch.length)).toEqual([3, 1]);
  });

  it('draws a constant price as a line in the middle', () => {
    const points = ['2026-11-02', '2026-11-03'].map((date) => ({ date, fen: 3400 }));
    expect(
      layOutCurve(points, box)
        .segments.flat()
        .map(({ y }) => y)
    ).toEqual([45, 45]);
  });

  it('puts all points of a single day at the left edge', () => {
    const points = [
      { date: '2026-11-02', fen: 3400 },
      { date: '2026-11-02', fen: 3500 }
    ];
    expect(
      layOutCurve(points, box)
        .segments.flat()
        .every(({ x }) => x === 10)
    ).toBe(true);
  });
});
