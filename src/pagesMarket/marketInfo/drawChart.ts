import type { CanvasSurface } from '@/platform/canvas.types';
import {
  dateLabels,
  formatTick,
  placePoints,
  placeTooltip,
  scaleOf,
  segmentsOf,
  type ChartPoint,
  type PlacedPoint,
  type Plot
} from './chartGeometry';

export interface ChartContent {
  points: readonly ChartPoint[];
  from: string;
  to: string;
  /** Which point the crosshair stands on; -1 for none. */
  pointed: number;
  /** The two lines of the tooltip. */
  tooltip: readonly [string, string];
}

const FONT = '"XS Num", -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif';

/** The outer date labels stay inside the chart. */
const labelAligns: CanvasTextAlign[] = ['left', 'center', 'center', 'right'];

/**
 * The colours that index.module.scss sets on the canvas for the drawing to read; a canvas knows no custom properties.
 */
function inksOf({ style }: CanvasSurface) {
  return {
    label: style.color,
    line: style.borderTopColor,
    grid: style.borderRightColor,
    ground: style.borderBottomColor,
    crosshair: style.borderLeftColor,
    tooltip: style.outlineColor
  };
}
type Inks = ReturnType<typeof inksOf>;

/** `10-22` of YYYY-MM-DD. */
const shortDate = (date: string) => `${Number(date.slice(5, 7))}-${Number(date.slice(8))}`;

/** Draws the price curve. Answers where the points lie, for pointing at them. */
export function drawChart(surface: CanvasSurface, content: ChartContent): PlacedPoint[] {
  const { context, width, height, style } = surface;
  const inks = inksOf(surface);
  const size = style.fontSize;
  const scale = scaleOf(content.points);
  context.font = `600 ${size}px ${FONT}`;
  const ticks = scale.ticks.map((value) => formatTick(value, scale));
  const axis = Math.max(...ticks.map((text) => context.measureText(text).width)) + size * 0.9;
  const plot: Plot = { left: 0, top: size * 0.9, width: width - axis, height: height - size * 2.9 };
  const placed = placePoints(content.points, content, scale, plot);

  drawGrid(context, inks, plot, ticks, width);
  context.fillStyle = inks.label;
  dateLabels(content.from, content.to, plot).forEach(({ date, x }, index) => {
    context.textAlign = labelAligns[index] ?? 'center';
    context.fillText(shortDate(date), x, height - size * 0.4);
  });
  for (const { first, last } of segmentsOf(content.points)) {
    drawStretch(context, inks, placed.slice(first, last + 1));
  }
  const end = placed[placed.length - 1];
  if (end) dot(context, end, 3.5, inks.line);
  if (placed[content.pointed]) drawCrosshair(context, inks, plot, placed, content, size);
  return placed;
}

/** The lowest line is solid: the curve stands on it. */
function drawGrid(context: CanvasRenderingContext2D, inks: Inks, plot: Plot, ticks: string[], width: number): void {
  context.textBaseline = 'alphabetic';
  context.textAlign = 'right';
  context.lineWidth = 1;
  ticks.forEach((text, index) => {
    const y = Math.round(plot.top + (plot.height * (ticks.length - 1 - index)) / (ticks.length - 1)) + 0.5;
    context.strokeStyle = inks.grid;
    context.setLineDash(index === 0 ? [] : [3, 3]);
    context.beginPath();
    context.moveTo(plot.left, y);
    context.lineTo(plot.left + plot.width, y);
    context.stroke();
    context.fillStyle = inks.label;
    context.fillText(text, width, y + 4);
  });
  context.setLineDash([]);
}

function drawStretch(context: CanvasRenderingContext2D, inks: Inks, stretch: PlacedPoint[]): void {
  const only = stretch.length === 1 ? stretch[0] : undefined;
  if (only) {
    dot(context, only, 1.5, inks.line);
    return;
  }
  context.beginPath();
  stretch.forEach(({ x, highY }) => context.lineTo(x, highY));
  [...stretch].reverse().forEach(({ x, lowY }) => context.lineTo(x, lowY));
  context.closePath();
  context.globalAlpha = 0.1;
  context.fillStyle = inks.line;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  stretch.forEach(({ x, midY }) => context.lineTo(x, midY));
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = inks.line;
  context.stroke();
}

function dot(context: CanvasRenderingContext2D, { x, midY }: PlacedPoint, radius: number, colour: string): void {
  context.beginPath();
  context.arc(x, midY, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

function drawCrosshair(
  context: CanvasRenderingContext2D,
  inks: Inks,
  plot: Plot,
  placed: PlacedPoint[],
  { pointed, tooltip }: ChartContent,
  size: number
): void {
  const at = placed[pointed];
  if (!at) return;
  context.strokeStyle = inks.crosshair;
  context.lineWidth = 1;
  context.setLineDash([3, 3]);
  context.beginPath();
  context.moveTo(at.x, plot.top);
  context.lineTo(at.x, plot.top + plot.height);
  context.stroke();
  context.setLineDash([]);
  dot(context, at, 5.5, inks.line);
  dot(context, at, 3.5, inks.ground);

  const [date, price] = tooltip;
  const small = `400 ${size}px ${FONT}`;
  const large = `600 ${size * 1.2}px ${FONT}`;
  context.font = large;
  const priceWidth = context.measureText(price).width;
  context.font = small;
  const textWidth = Math.max(priceWidth, context.measureText(date).width);
  const box = { width: textWidth + size * 2, height: size * 4.2 };
  const { x, y } = placeTooltip(placed, pointed, box, plot);
  context.fillStyle = inks.tooltip;
  roundedBox(context, x, y, box.width, box.height, 8);
  context.textAlign = 'left';
  // White on both themes, as on every toast.
  context.fillStyle = 'white';
  context.fillText(date, x + size, y + size * 1.6);
  context.font = large;
  context.fillText(price, x + size, y + size * 3.3);
}

function roundedBox(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number
): void {
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
  context.fill();
}
