import { placeTooltip, type PlacedPoint, type Plot } from './chartGeometry';
import { dot, FONT, type Inks } from './chartInk';
import type { ChartContent } from './drawChart';

/** The line over the day that is pointed at, its price marked, and a box that tells date and price. */
export function drawCrosshair(
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
