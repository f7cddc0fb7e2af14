import { formatChange, formatFen } from '@/lib/price';

/** One collected day; values in fen of whatever unit the reader has chosen. */
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
  /** The values that have a line, lowest first: at most six. */
  ticks: readonly number[];
}

/** The area of the curve within the drawing, in pixels. */
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
/** Stretches between the dates under the axis. */
const DATE_STEPS = 3;
const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The next of 1, 2, 2.5, 5, 10, 20, 25, 50 … that is larger than the step. */
function nextStep(step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const larger = [2, 2.5, 5, 10].find((factor) => factor * decade > step * (1 + 1e-9)) ?? 10;
  return larger * decade;
}

/** Round values that hold everything between them, as close around it as at most five steps allow. */
export function scaleOf(points: readonly ChartPoint[]): Scale {
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  // A tenth of a yuan at the least: a price that stands still is a line in the middle, not noise.
  let step = 10;
  const below = () => Math.floor(low / step);
  const above = () => Math.max(Math.ceil(high / step), below() + 1);
  while (above() - below() > MAX_INTERVALS) step = nextStep(step);
  const ticks = Array.from({ length: above() - below() + 1 }, (_, index) => (below() + index) * step);
  return { min: below() * step, max: above() * step, ticks };
}

/** `34.0` for steps of a tenth of a yuan and more, `34.05` below, `34,500` from 1,000 yuan on. Takes fen. */
export function formatTick(fen: number, { ticks, max }: Scale): string {
  const text = formatFen(fen);
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  if (max >= 100_000 && step % 100 === 0) return text.slice(0, -3);
  return step % 10 === 0 ? text.slice(0, -1) : text;
}

/** What several lines are compared by: each point in hundredths of a percent above or below the first one's `mid`. */
export function changesFromFirst(points: readonly ChartPoint[]): ChartPoint[] {
  const base = points[0]?.mid ?? 0;
  if (base === 0) return [];
  const change = (value: number) => ((value - base) * 10_000) / base;
  return points.map(({ date, low, high, mid }) => ({ date, low: change(low), high: change(high), mid: change(mid) }));
}

/** `+5%`, `0%` or `−2.5%`, as exact as the steps. Takes hundredths of a percent. */
export function formatChangeTick(hundredths: number, { ticks }: Scale): string {
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  const text = formatChange(hundredths);
  return `${step % 100 === 0 ? text.slice(0, -3) : text.slice(0, -1)}%`;
}

/**
 * Where the points lie. Across it is time: `from` and `to` are the edges, whether something was collected there or not.
 */
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

/** Was there a day between the two on which prices are collected? The markets rest on Sundays. */
function isGap(earlier: string, later: string): boolean {
  for (let day = dayOf(earlier) + 1; day < dayOf(later); day += 1) {
    // Day 0 of the epoch was a Thursday.
    if ((day + 4) % 7 !== 0) return true;
  }
  return false;
}

/**
 * The stretches that may be drawn as one line, as index ranges with both ends included: a day without a collected
 * price breaks the line, nothing is guessed over it. A stretch of one point is a dot.
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

/** A gap of so many days still says how a price went on. */
const MAX_BRIDGE_DAYS = 7;

/** The gaps that are short enough for a thin line across them, as the indices of the points on either side. */
export function bridgesOf(points: readonly Pick<ChartPoint, 'date'>[]): [before: number, after: number][] {
  return segmentsOf(points)
    .slice(1)
    .map(({ first }): [number, number] => [first - 1, first])
    .filter(([before, after]) => {
      const [left, right] = [points[before], points[after]];
      return left && right && dayOf(right.date) - dayOf(left.date) <= MAX_BRIDGE_DAYS;
    });
}

/** The index of the point nearest to a place; -1 without points. */
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

/** The dates under the axis with their places: both ends and two between, at equal distances. */
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
 * The upper left corner of a box that tells of the point at `index`: on the side of it with more room, and at the top
 * or the bottom of the plot, wherever the line keeps further away.
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
