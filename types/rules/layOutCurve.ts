import { DAY_MS } from './duration';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CurveLayout {
  box: Box;
  /** Runs of points without a gap, each drawn as a separate curve. */
  segments: readonly (readonly { x: number; y: number }[])[];
}

/** Largest distance between two points that is no gap: markets close on Sundays. */
const MAX_GAP_DAYS = 2;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Maps the points to the box by day and price. The curve is broken where collected days are missing. */
export function layOutCurve(points: readonly { date: string; fen: number }[], box: Box): CurveLayout {
  const days = points.map(({ date }) => dayOf(date));
  const first = days[0] ?? 0;
  const span = Math.max(1, (days[days.length - 1] ?? 0) - first);
  const prices = points.map(({ fen }) => fen);
  const low = Math.min(...prices);
  const rise = Math.max(...prices) - low;
  const segments: { x: number; y: number }[][] = [];
  points.forEach(({ fen }, index) => {
    const day = days[index] ?? first;
    const before = days[index - 1];
    const point = {
      x: box.x + (box.width * (day - first)) / span,
      // A constant price is a line in the middle.
      y: box.y + (rise === 0 ? box.height / 2 : box.height * (1 - (fen - low) / rise))
    };
    if (before === undefined || day - before > MAX_GAP_DAYS) segments.push([point]);
    else segments[segments.length - 1]?.push(point);
  });
  return { box, segments };
}
