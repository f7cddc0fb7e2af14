import { DAY_MS } from '@rules/duration';
import type { CanvasSurface } from '@/platform/canvas/types';
import { type ChartColors, chartColorsOf, drawDot, FONT } from './chartColors';
import {
  bridgesOf,
  changesFromFirst,
  type ChartPoint,
  dateLabels,
  formatChangeTick,
  formatTick,
  type Plot,
  type ProjectedPoint,
  projectPoints,
  scaleOf,
  segmentsOf
} from './chartGeometry';
import { drawCrosshair } from './drawCrosshair';

export interface ChartContent {
  points: readonly ChartPoint[];
  from: string;
  to: string;
  /**
   * Compared lines, two at most: only their `mid` is drawn, within `from` and `to`. With a comparison the axis shows
   * the change since the first day in percent, because lines of 262 and 34 yuan cannot share a price axis.
   */
  compared: readonly (readonly ChartPoint[])[];
  /** Index of the point under the crosshair; -1 for none. */
  pointedIndex: number;
  /** The two text lines of the tooltip. */
  tooltip: readonly [string, string];
}

/** A distinct dash pattern for each compared line, for viewers who cannot distinguish the colours. */
const dashes = [
  [6, 3],
  [2, 3]
];

/** Radius of a collected day's dot, and the left inset that the first dot needs. */
const DOT_RADIUS = 2;

/** Span from which date labels omit the day: half a year. */
const LONG_MS = 183 * DAY_MS;

/** Keeps the outer date labels inside the chart. */
const labelAligns: CanvasTextAlign[] = ['left', 'center', 'center', 'right'];

/** Formats YYYY-MM-DD as `10-22`, or `2026-10` when the chart spans more than half a year. */
function axisDate(date: string, { from, to }: Pick<ChartContent, 'from' | 'to'>): string {
  const isLong = Date.parse(to) - Date.parse(from) > LONG_MS;
  return isLong ? date.slice(0, 7) : `${Number(date.slice(5, 7))}-${Number(date.slice(8))}`;
}

/**
 * Draws the price chart.
 * @returns the projected points, for hit testing
 */
export function drawChart(surface: CanvasSurface, content: ChartContent): ProjectedPoint[] {
  const { context, width, height, style } = surface;
  const colors = chartColorsOf(surface);
  const size = style.fontSize;
  const isCompared = content.compared.some(({ length }) => length > 0);
  const [points = [], ...compared] = [content.points, ...content.compared].map((line) =>
    isCompared ? changesFromFirst(line) : line
  );
  const scale = scaleOf([...points, ...compared.flat()]);
  context.font = `600 ${size}px ${FONT}`;
  const ticks = scale.ticks.map((value) => (isCompared ? formatChangeTick : formatTick)(value, scale));
  const axis = Math.max(...ticks.map((text) => context.measureText(text).width)) + size * 0.9;
  const plot: Plot = {
    left: DOT_RADIUS,
    top: size * 0.9,
    width: width - axis - DOT_RADIUS,
    height: height - size * 2.9
  };
  const projected = projectPoints(points, content, scale, plot);

  drawGrid(context, colors, plot, ticks, width);
  context.fillStyle = colors.label;
  dateLabels(content.from, content.to, plot).forEach(({ date, x }, index) => {
    context.textAlign = labelAligns[index] ?? 'center';
    context.fillText(axisDate(date, content), x, height - size * 0.4);
  });
  for (const { first, last } of segmentsOf(points)) {
    drawSegment(context, colors, projected.slice(first, last + 1));
  }
  drawBridges(context, colors.line, projected, bridgesOf(points));
  compared.forEach((line, index) => {
    const others = projectPoints(line, content, scale, plot);
    context.setLineDash(dashes[index] ?? []);
    for (const { first, last } of segmentsOf(line)) {
      drawLine(context, colors.compared[index] ?? colors.line, others.slice(first, last + 1));
    }
    context.setLineDash([]);
  });
  const end = projected[projected.length - 1];
  if (end) drawDot(context, end, 3.5, colors.line);
  if (projected[content.pointedIndex]) drawCrosshair(context, colors, plot, projected, content, size);
  return projected;
}

/** Draws grid lines and labels. The lowest line is solid because it is the baseline. */
function drawGrid(
  context: CanvasRenderingContext2D,
  colors: ChartColors,
  plot: Plot,
  ticks: string[],
  width: number
): void {
  context.textBaseline = 'alphabetic';
  context.textAlign = 'right';
  context.lineWidth = 1;
  ticks.forEach((text, index) => {
    const y = Math.round(plot.top + (plot.height * (ticks.length - 1 - index)) / (ticks.length - 1)) + 0.5;
    context.strokeStyle = colors.grid;
    context.setLineDash(index === 0 ? [] : [3, 3]);
    context.beginPath();
    context.moveTo(plot.left, y);
    context.lineTo(plot.left + plot.width, y);
    context.stroke();
    context.fillStyle = colors.label;
    context.fillText(text, width, y + 4);
  });
  context.setLineDash([]);
}

function drawSegment(context: CanvasRenderingContext2D, colors: ChartColors, segment: ProjectedPoint[]): void {
  context.beginPath();
  segment.forEach(({ x, highY }) => context.lineTo(x, highY));
  [...segment].reverse().forEach(({ x, lowY }) => context.lineTo(x, lowY));
  context.closePath();
  context.globalAlpha = 0.1;
  context.fillStyle = colors.line;
  context.fill();
  context.globalAlpha = 1;
  drawLine(context, colors.line, segment);
}

/**
 * Draws short gaps as a thin dashed line with dots on the adjacent collected days, to mark that the gap has no data.
 */
function drawBridges(
  context: CanvasRenderingContext2D,
  colour: string,
  projected: ProjectedPoint[],
  bridges: [number, number][]
): void {
  for (const [before, after] of bridges) {
    const [left, right] = [projected[before], projected[after]];
    if (!left || !right) continue;
    context.beginPath();
    context.moveTo(left.x, left.midY);
    context.lineTo(right.x, right.midY);
    context.setLineDash([2, 3]);
    context.lineWidth = 1;
    context.strokeStyle = colour;
    context.stroke();
    context.setLineDash([]);
    drawDot(context, left, DOT_RADIUS, colour);
    drawDot(context, right, DOT_RADIUS, colour);
  }
}

function drawLine(context: CanvasRenderingContext2D, colour: string, segment: ProjectedPoint[]): void {
  const only = segment.length === 1 ? segment[0] : undefined;
  if (only) {
    drawDot(context, only, DOT_RADIUS, colour);
    return;
  }
  context.beginPath();
  segment.forEach(({ x, midY }) => context.lineTo(x, midY));
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.stroke();
}
