import type { Canvas } from './Canvas';
import { palette } from './palette';

/** Draws the paper with the warm light of the app's first screen. */
export function drawGround(canvas: Canvas, width: number, height: number): void {
  canvas.add(
    `<linearGradient id="paper" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${palette.hero}"/><stop offset=".72" stop-color="${palette.page}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#paper)"/>`
  );
}

/** Draws a word in a pill whose upper left corner is (x, y). */
export function drawPill(canvas: Canvas, text: string, { x, y, px }: { x: number; y: number; px: number }): void {
  const style = { px, weight: 700, colour: palette.brandText } as const;
  const height = Math.round(px * 1.75);
  const width = canvas.widthOf(text, style) + px * 1.5;
  canvas.add(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${palette.surface}" fill-opacity=".94"/>`
  );
  canvas.line(text, x + px * 0.75, y + height / 2 + px * 0.37, style);
}
