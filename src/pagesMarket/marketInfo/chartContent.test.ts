import { buildPoint, buildSeries } from '@/testing/buildMarket';
import { comparedPoints, differenceOf, priceOn } from './chartContent';

const points = [
  { date: '2026-11-10', midFen: 3300 },
  { date: '2026-11-14', midFen: 3400 }
];

describe('comparedPoints', () => {
  it('keeps only the days of the chart', () => {
    const other = buildSeries({
      points: ['2026-10-20', '2026-10-21', '2026-11-20', '2026-11-21'].map((date) => buildPoint({ date }))
    });
    const dates = comparedPoints(buildSeries(), other, 0).map(({ date }) => date);
    expect(dates).toEqual(['2026-10-21', '2026-11-20']);
  });

  it('shifts a series by whole weeks to preserve weekdays', () => {
    const other = buildSeries({ points: [buildPoint({ date: '2025-11-20', midFen: 3000 })] });
    expect(comparedPoints(buildSeries(), other, 364)).toEqual([{ date: '2026-11-19', midFen: 3000 }]);
  });
});

describe('priceOn and differenceOf', () => {
  it('returns null before the first point, over a week after the last, and without points', () => {
    expect(priceOn(points, '2026-11-09')).toBeNull();
    expect(priceOn(points, '2026-11-22')).toBeNull();
    expect(priceOn([], '2026-11-14')).toBeNull();
  });

  it('returns the price of that day or the last one before', () => {
    expect(priceOn(points, '2026-11-10')).toBe(3300);
    expect(priceOn(points, '2026-11-13')).toBe(3300);
    expect(priceOn(points, '2026-11-21')).toBe(3400);
  });

  it('returns the difference as amount and percentage of the first price', () => {
    expect(differenceOf(3400, null)).toBeNull();
    expect(differenceOf(3400, 3570)).toEqual({ fen: 170, basisPoints: 500 });
    expect(differenceOf(3400, 3230)).toEqual({ fen: -170, basisPoints: -500 });
  });
});
