import { type ChartColors, drawDot, FONT } from './chartColors';
import { type Plot, positionTooltip, type ProjectedPoint } from './chartGeometry';
import type { ChartContent } from './drawChart';

/** Draws the crosshair over the highlighted day, with its price marked and a tooltip of date and price. */
export function drawCrosshair(
  context: CanvasRenderingContext2D,
  colors: ChartColors,
  plot: Plot,
  projected: ProjectedPoint[],
  { pointedIndex, tooltip }: ChartContent,
  size: number
): void {
  const at = projected[pointedIndex];
  if (!at) return;
  context.strokeStyle = colors.crosshair;
  context.lineWidth = 1;
  context.setLineDash([3, 3]);
  context.beginPath();
  context.moveTo(at.x, plot.top);
  context.lineTo(at.x, plot.top + plot.height);
  context.stroke();
  context.setLineDash([]);
  drawDot(context, at, 5.5, colors.line);
  drawDot(context, at, 3.5, colors.ground);

  const [date, price] = tooltip;
  const small = `400 ${size}px ${FONT}`;
  const large = `600 ${size * 1.2}px ${FONT}`;
  context.font = large;
  const priceWidth = context.measureText(price).width;
  context.font = small;
  const textWidth = Math.max(priceWidth, context.measureText(date).width);
  const box = { width: textWidth + size * 2, height: size * 4.2 };
  const { x, y } = positionTooltip(projected, pointedIndex, box, plot);
  context.fillStyle = colors.tooltip;
  fillRoundedBox(context, x, y, box.width, box.height, 8);
  context.textAlign = 'left';
  // White in both themes, as in toasts.
  context.fillStyle = 'white';
  context.fillText(date, x + size, y + size * 1.6);
  context.font = large;
  context.fillText(price, x + size, y + size * 3.3);
}

function fillRoundedBox(
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
