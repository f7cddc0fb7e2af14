import {
  bridgesOf,
  changesFromFirst,
  type ChartPoint,
  dateLabels,
  formatChangeTick,
  formatTick,
  nearestPoint,
  positionTooltip,
  projectPoints,
  scaleOf,
  segmentsOf
} from './chartGeometry';

const point = (date: string, mid: number, spread = 100): ChartPoint => ({
  date,
  mid,
  low: mid - spread,
  high: mid + spread
});
const plot = { left: 0, top: 10, width: 300, height: 150 };

describe('scaleOf', () => {
  it.each<[string, number, number, number[]]>([
    ['yuan apart', 3210, 3510, [3200, 3300, 3400, 3500, 3600]],
    ['closely around a small move', 3381, 3402, [3380, 3390, 3400, 3410]],
    ['from zero for the cheapest', 3, 25, [0, 10, 20, 30]],
    ['by quarters of ten', 2500, 3600, [2500, 2750, 3000, 3250, 3500, 3750]],
    ['in thousands for the dearest', 2100000, 2190000, [2100000, 2120000, 2140000, 2160000, 2180000, 2200000]]
  ])('uses round values %s', (_, low, high, ticks) => {
    expect(scaleOf([{ date: '2026-11-20', low, high, mid: (low + high) / 2 }]).ticks).toEqual(ticks);
  });

  it('contains every price for any spread, and wastes at most one step on either side', () => {
    for (let spread = 1; spread < 400_000; spread = Math.ceil(spread * 1.7)) {
      const { min, max, ticks } = scaleOf([{ date: '2026-11-20', low: 33, high: 33 + spread, mid: 33 }]);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(min).toBeLessThanOrEqual(33);
      expect(33 - min).toBeLessThan(step);
      expect(max).toBeGreaterThanOrEqual(33 + spread);
      expect(max - (33 + spread)).toBeLessThanOrEqual(step);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  it('has a height for a constant price', () => {
    const { min, max } = scaleOf([point('2026-11-20', 3400, 0)]);
    expect(max).toBeGreaterThan(min);
  });

  it('formats its values without needless digits', () => {
    expect(formatTick(3400, scaleOf([{ date: '', low: 3100, high: 3560, mid: 3300 }]))).toBe('34.0');
    expect(formatTick(2150000, scaleOf([{ date: '', low: 2100000, high: 2190000, mid: 2100000 }]))).toBe('21,500');
  });
});

describe('changesFromFirst and formatChangeTick', () => {
  it('converts prices to changes from the first day, to fit expensive and cheap lines on one axis', () => {
    const dear = changesFromFirst([point('2026-11-16', 26200, 262), point('2026-11-20', 27510, 0)]);
    const cheap = changesFromFirst([point('2026-11-16', 3400, 0), point('2026-11-20', 3315, 0)]);
    expect(dear.map(({ low, mid, high }) => [low, mid, high])).toEqual([
      [-100, 0, 100],
      [500, 500, 500]
    ]);
    expect(cheap.map(({ mid }) => mid)).toEqual([0, -250]);
    expect(changesFromFirst([])).toEqual([]);
  });

  it('labels the axis in percent', () => {
    const coarse = { min: -200, max: 400, ticks: [-200, 0, 200, 400] };
    expect(coarse.ticks.map((tick) => formatChangeTick(tick, coarse))).toEqual(['−2%', '0%', '+2%', '+4%']);
    const fine = { min: -50, max: 0, ticks: [-50, 0] };
    expect(fine.ticks.map((tick) => formatChangeTick(tick, fine))).toEqual(['−0.5%', '0.0%']);
  });
});

describe('projectPoints', () => {
  it('leaves room for days without a collected price', () => {
    const points = [point('2026-11-16', 3300), point('2026-11-20', 3400)];
    const placed = projectPoints(points, { from: '2026-11-14', to: '2026-11-24' }, scaleOf(points), plot);
    expect(placed.map(({ x }) => x)).toEqual([60, 180]);
  });

  it('puts the highest price on top', () => {
    const points = [point('2026-11-16', 3300), point('2026-11-20', 3400)];
    const [first, last] = projectPoints(points, { from: '2026-11-16', to: '2026-11-20' }, scaleOf(points), plot);
    expect(first?.midY).toBeGreaterThan(last?.midY ?? 0);
    expect(first?.highY).toBeLessThan(first?.midY ?? 0);
  });

  it('handles a series of one day', () => {
    const points = [point('2026-11-20', 3400)];
    const placed = projectPoints(points, { from: '2026-11-20', to: '2026-11-20' }, scaleOf(points), plot);
    expect(placed[0]?.x).toBe(0);
  });
});

describe('bridgesOf', () => {
  const bridges = (dates: string[]) => bridgesOf(dates.map((date) => ({ date })));

  it('returns none when every working day was collected, even across a Sunday', () => {
    expect(bridges(['2026-11-20', '2026-11-21', '2026-11-23'])).toEqual([]);
  });

  it('bridges a week at most', () => {
    expect(bridges(['2026-11-02', '2026-11-09', '2026-11-18'])).toEqual([[0, 1]]);
  });
});

describe('segmentsOf', () => {
  const segments = (dates: string[]) => segmentsOf(dates.map((date) => ({ date })));

  it('returns none without points', () => {
    expect(segments([])).toEqual([]);
  });

  it('breaks the line at a missing day', () => {
    expect(segments(['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'])).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 3 }
    ]);
  });

  it('continues over a Sunday, when the markets are closed', () => {
    expect(segments(['2026-11-14', '2026-11-16'])).toEqual([{ first: 0, last: 1 }]);
  });

  it('breaks the line at a missing Monday after a Sunday', () => {
    expect(segments(['2026-11-14', '2026-11-17'])).toHaveLength(2);
  });

  it('returns a single-point segment for a day between two gaps', () => {
    expect(segments(['2026-11-10', '2026-11-12', '2026-11-19'])).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
      { first: 2, last: 2 }
    ]);
  });
});

describe('nearestPoint', () => {
  const placed = [{ x: 0 }, { x: 40 }, { x: 300 }];

  it('returns -1 without points', () => {
    expect(nearestPoint([], 20)).toBe(-1);
  });

  it.each([
    [-50, 0],
    [19, 0],
    [21, 1],
    [160, 1],
    [180, 2],
    [999, 2]
  ])('snaps x = %i to point %i', (x, index) => {
    expect(nearestPoint(placed, x)).toBe(index);
  });
});

describe('positionTooltip', () => {
  const box = { width: 120, height: 46 };
  const along = (midY: number) =>
    Array.from({ length: 31 }, (_, index) => ({ x: index * 10, midY, lowY: midY + 5, highY: midY - 5 }));

  it('keeps the tooltip inside the plot at both ends', () => {
    expect(positionTooltip(along(60), 0, box, plot).x).toBe(8);
    expect(positionTooltip(along(60), 30, box, plot).x).toBe(300 - 8 - 120);
  });

  it('puts the tooltip below a high line and above a low one', () => {
    expect(positionTooltip(along(20), 15, box, plot).y).toBeGreaterThan(80);
    expect(positionTooltip(along(150), 15, box, plot).y).toBe(12);
  });
});

describe('dateLabels', () => {
  it('returns both ends and two dates between', () => {
    expect(dateLabels('2026-08-22', '2026-11-20', plot)).toEqual([
      { date: '2026-08-22', x: 0 },
      { date: '2026-09-21', x: 100 },
      { date: '2026-10-21', x: 200 },
      { date: '2026-11-20', x: 300 }
    ]);
  });
});
