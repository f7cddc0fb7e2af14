import type { Series } from '@contract/priceSeries';
import { basisPointsBetween } from '@/lib/price';

const DAY_MS = 86_400_000;
/** Prices that are older than this on the day that is pointed at are not set against each other. */
const MAX_AGE_DAYS = 7;

/** One day of a line that is laid over the chart; fen per kg. */
export interface ComparedPoint {
  date: string;
  midFen: number;
}

/** YYYY-MM-DD some days later. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The points of another series within the days of this one, moved to later days where it is of an earlier year. */
export function comparedPoints(series: Pick<Series, 'from' | 'to'>, other: Series, shiftDays: number): ComparedPoint[] {
  return other.points
    .map(({ date, midFen }) => ({ date: shiftDays === 0 ? date : addDays(date, shiftDays), midFen }))
    .filter(({ date }) => date >= series.from && date <= series.to);
}

/** The price that held on a day: collected then, or in the week before; null without one. Points are oldest first. */
export function priceOn(points: readonly ComparedPoint[], date: string): number | null {
  const earliest = addDays(date, -MAX_AGE_DAYS);
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const point = points[index];
    if (!point || point.date < earliest) return null;
    if (point.date <= date) return point.midFen;
  }
  return null;
}

/** How far another price lies from this one; null when either is missing. */
export function differenceOf(
  midFen: number,
  otherFen: number | null
): { fen: number; basisPoints: number | null } | null {
  if (otherFen === null) return null;
  return { fen: otherFen - midFen, basisPoints: basisPointsBetween(midFen, otherFen) };
}
