import type { Canvas } from './Canvas';
import type { ShareFigure } from './face';
import { palette, trendColours, trendTints } from './palette';

interface FigureSlot {
  x: number;
  /** Height of the base line. */
  y: number;
  width: number;
  sizes: readonly number[];
  unitPx: number;
}

const GAP = 14;
/** Largest size of a price without a number, such as 面议. */
const TEXT_PX = 64;

/** Draws a price with its unit on one base line, in the largest size that fits. */
export function drawFigure(canvas: Canvas, { value, unit, change }: ShareFigure, slot: FigureSlot): void {
  const unitStyle = { px: slot.unitPx, weight: 500, colour: palette.ink3 } as const;
  const unitWidth = canvas.widthOf(unit, unitStyle);
  const isFigure = /\d/.test(value);
  const inSize = (px: number) => ({ px, weight: 700, isFigure }) as const;
  const room = slot.width - unitWidth - GAP;
  const sizes = isFigure ? slot.sizes : slot.sizes.filter((size) => size <= TEXT_PX);
  const px = sizes.find((size) => canvas.widthOf(value, inSize(size)) <= room) ?? sizes.at(-1) ?? 0;
  const colour = change === null ? palette.brandText : trendColours[change.trend];
  canvas.line(value, slot.x, slot.y, { ...inSize(px), colour });
  canvas.line(unit, slot.x + canvas.widthOf(value, inSize(px)) + GAP, slot.y, unitStyle);
}

/** Draws a change as a pill whose upper left corner is (x, y). */
export function drawChange(
  canvas: Canvas,
  change: NonNullable<ShareFigure['change']>,
  x: number,
  y: number,
  px: number
) {
  const style = { px, weight: 700, isFigure: true } as const;
  const [width, height, sign] = [canvas.widthOf(change.text, style), Math.round(px * 1.6), px * 0.62];
  const isFlat = change.trend === 'flat';
  const colour = trendColours[change.trend];
  const left = x + px * 0.5;
  const textAt = isFlat ? left : left + sign + px * 0.3;
  const pill = textAt + width + px * 0.5 - x;
  canvas.add(
    `<rect x="${x}" y="${y}" width="${pill}" height="${height}" rx="${height / 2}" fill="${trendTints[change.trend]}"/>`
  );
  if (!isFlat) {
    const [middle, half] = [y + height / 2, sign * 0.43];
    const [tip, foot] = change.trend === 'up' ? [middle - half, middle + half] : [middle + half, middle - half];
    canvas.add(`<path fill="${colour}" d="M${left} ${foot}h${sign}L${left + sign / 2} ${tip}Z"/>`);
  }
  canvas.line(change.text, textAt, y + height / 2 + px * 0.36, { ...style, colour });
}
