import type { Series } from '@contract/priceSeries';
import { DAY_MS } from '@rules/duration';
import { basisPointsBetween } from '@/lib/price';

/** Maximum age in days of a price to be compared on the highlighted day. */
const MAX_AGE_DAYS = 7;

/** One day of a compared line; fen per kg. */
export interface ComparedPoint {
  date: string;
  midFen: number;
}

/** Adds days to a date (YYYY-MM-DD). */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the points of `other` that fall within the days of `series` after shifting them by `shiftDays`. */
export function comparedPoints(series: Pick<Series, 'from' | 'to'>, other: Series, shiftDays: number): ComparedPoint[] {
  return other.points
    .map(({ date, midFen }) => ({ date: shiftDays === 0 ? date : addDays(date, shiftDays), midFen }))
    .filter(({ date }) => date >= series.from && date <= series.to);
}

/**
 * Returns the price valid on a day: collected then or in the week before; null without one.
 * @param points oldest first
 */
export function priceOn(points: readonly ComparedPoint[], date: string): number | null {
  const earliest = addDays(date, -MAX_AGE_DAYS);
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const point = points[index];
    if (!point || point.date < earliest) return null;
    if (point.date <= date) return point.midFen;
  }
  return null;
}

/** Returns the difference of `otherFen` from `midFen`; null when the other price is missing. */
export function differenceOf(
  midFen: number,
  otherFen: number | null
): { fen: number; basisPoints: number | null } | null {
  if (otherFen === null) return null;
  return { fen: otherFen - midFen, basisPoints: basisPointsBetween(midFen, otherFen) };
}
