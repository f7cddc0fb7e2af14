import type { CanvasSurface } from '@/platform/canvas/types';
import type { ProjectedPoint } from './chartGeometry';

export const FONT = '"XS Num", -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif';

/**
 * Reads the colours that PriceChart.module.scss sets on the canvas element, because a canvas cannot use custom
 * properties.
 */
export function chartColorsOf({ style }: CanvasSurface) {
  return {
    label: style.color,
    line: style.borderTopColor,
    grid: style.borderRightColor,
    ground: style.borderBottomColor,
    crosshair: style.borderLeftColor,
    tooltip: style.outlineColor,
    compared: [style.columnRuleColor, style.textDecorationColor]
  };
}
export type ChartColors = ReturnType<typeof chartColorsOf>;

export function drawDot(
  context: CanvasRenderingContext2D,
  { x, midY }: ProjectedPoint,
  radius: number,
  colour: string
): void {
  context.beginPath();
  context.arc(x, midY, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}
