import { DAY_MS } from '@rules/duration';
import { formatChange, formatFen } from '@/lib/price';

/** One collected day; values in fen per the viewer's selected unit. */
export interface ChartPoint {
  /** YYYY-MM-DD. */
  date: string;
  low: number;
  high: number;
  mid: number;
}

export interface Scale {
  min: number;
  max: number;
  /** Values with a grid line, lowest first; six at most. */
  ticks: readonly number[];
}

/** The plotting area within the canvas, in pixels. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ProjectedPoint {
  x: number;
  lowY: number;
  highY: number;
  midY: number;
}

const MAX_INTERVALS = 5;
/** Number of intervals between the date labels. */
const DATE_STEPS = 3;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Returns the next larger of 1, 2, 2.5, 5, 10, 20, 25, 50 …. */
function nextStep(step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const larger = [2, 2.5, 5, 10].find((factor) => factor * decade > step * (1 + 1e-9)) ?? 10;
  return larger * decade;
}

/** Returns the tightest scale of round values that contains all points in at most five steps. */
export function scaleOf(points: readonly ChartPoint[]): Scale {
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  // At least a tenth of a yuan: a constant price is a line in the middle, not noise.
  let step = 10;
  const below = () => Math.floor(low / step);
  const above = () => Math.max(Math.ceil(high / step), below() + 1);
  while (above() - below() > MAX_INTERVALS) step = nextStep(step);
  const ticks = Array.from({ length: above() - below() + 1 }, (_, index) => (below() + index) * step);
  return { min: below() * step, max: above() * step, ticks };
}

/**
 * Formats a tick given in fen: `34.0` for steps of a tenth of a yuan or more, `34.05` for smaller ones, `34,500` from
 * 1,000 yuan.
 */
export function formatTick(fen: number, { ticks, max }: Scale): string {
  const text = formatFen(fen);
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  if (max >= 100_000 && step % 100 === 0) return text.slice(0, -3);
  return step % 10 === 0 ? text.slice(0, -1) : text;
}

/** Converts points to changes against the first point's `mid`, in basis points, to compare several lines. */
export function changesFromFirst(points: readonly ChartPoint[]): ChartPoint[] {
  const base = points[0]?.mid ?? 0;
  if (base === 0) return [];
  const change = (value: number) => ((value - base) * 10_000) / base;
  return points.map(({ date, low, high, mid }) => ({ date, low: change(low), high: change(high), mid: change(mid) }));
}

/** Formats a tick given in hundredths of a percent as `+5%`, `0%` or `−2.5%`, with the precision of the steps. */
export function formatChangeTick(hundredths: number, { ticks }: Scale): string {
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  const text = formatChange(hundredths);
  return `${step % 100 === 0 ? text.slice(0, -3) : text.slice(0, -1)}%`;
}

/** Projects points into the plot. The x axis is time from `from` to `to`, even where no price was collected. */
export function projectPoints(
  points: readonly ChartPoint[],
  { from, to }: { from: string; to: string },
  scale: Scale,
  plot: Plot
): ProjectedPoint[] {
  const days = Math.max(1, dayOf(to) - dayOf(from));
  const y = (value: number) => plot.top + plot.height * (1 - (value - scale.min) / (scale.max - scale.min));
  return points.map(({ date, low, high, mid }) => ({
    x: plot.left + (plot.width * (dayOf(date) - dayOf(from))) / days,
    lowY: y(low),
    highY: y(high),
    midY: y(mid)
  }));
}

/** Returns whether a day between the two lacks a price, except Sundays, when the markets are closed. */
function isGap(earlier: string, later: string): boolean {
  for (let day = dayOf(earlier) + 1; day < dayOf(later); day += 1) {
    // Day 0 of the epoch was a Thursday.
    if ((day + 4) % 7 !== 0) return true;
  }
  return false;
}

/**
 * Splits the points into segments that are drawn without a break, as inclusive index ranges: a day without a collected
 * price ends a segment, without interpolation. A segment of one point is a dot.
 */
export function segmentsOf(points: readonly Pick<ChartPoint, 'date'>[]): { first: number; last: number }[] {
  const segments: { first: number; last: number }[] = [];
  points.forEach(({ date }, index) => {
    const before = points[index - 1];
    const current = segments[segments.length - 1];
    if (before && current && !isGap(before.date, date)) current.last = index;
    else segments.push({ first: index, last: index });
  });
  return segments;
}

/** Longest gap in days that is still bridged. */
const MAX_BRIDGE_DAYS = 7;

/** Returns the gaps that are short enough for a thin connecting line, as the indices of the points on either side. */
export function bridgesOf(points: readonly Pick<ChartPoint, 'date'>[]): [before: number, after: number][] {
  return segmentsOf(points)
    .slice(1)
    .map(({ first }): [number, number] => [first - 1, first])
    .filter(([before, after]) => {
      const [left, right] = [points[before], points[after]];
      return left && right && dayOf(right.date) - dayOf(left.date) <= MAX_BRIDGE_DAYS;
    });
}

/** Returns the index of the point nearest to `x`; -1 without points. */
export function nearestPoint(projected: readonly Pick<ProjectedPoint, 'x'>[], x: number): number {
  let nearest = -1;
  let distance = Infinity;
  projected.forEach((point, index) => {
    const away = Math.abs(point.x - x);
    if (away >= distance) return;
    nearest = index;
    distance = away;
  });
  return nearest;
}

/** Returns the date labels of the axis with their x positions: both ends and two between, evenly spaced. */
export function dateLabels(from: string, to: string, plot: Plot): { date: string; x: number }[] {
  const first = dayOf(from);
  const days = dayOf(to) - first;
  return [0, 1, 2, 3].map((third) => {
    const day = first + Math.round((days * third) / DATE_STEPS);
    const x = plot.left + (days === 0 ? 0 : (plot.width * (day - first)) / days);
    return { date: new Date(day * DAY_MS).toISOString().slice(0, 10), x };
  });
}

/**
 * Returns the top-left corner of the tooltip for the point at `index`: on the side with more room, and at the top or
 * bottom of the plot, whichever is further from the line.
 */
export function positionTooltip(
  projected: readonly ProjectedPoint[],
  index: number,
  box: { width: number; height: number },
  plot: Plot
): { x: number; y: number } {
  const distance = 8;
  const at = projected[index]?.x ?? plot.left;
  const isLeft = at - plot.left > plot.width / 2;
  const wanted = isLeft ? at - distance - box.width : at + distance;
  const x = Math.min(Math.max(wanted, plot.left), plot.left + plot.width - box.width);
  const beside = projected.filter((point) => point.x >= x - distance && point.x <= x + box.width + distance);
  const top = plot.top + 2;
  const bottom = plot.top + plot.height - box.height - distance;
  const roomAbove = Math.min(...beside.map(({ midY }) => midY)) - (top + box.height);
  const roomBelow = bottom - Math.max(...beside.map(({ midY }) => midY));
  return { x, y: roomAbove > roomBelow ? top : bottom };
}
