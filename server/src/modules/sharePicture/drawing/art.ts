import { spiceArt } from '../../../../../src/lib/spiceArt';
import type { Canvas } from './Canvas';
import type { ShareArt } from './face';
import { seal } from './logo';
import { palette } from './palette';

interface ArtBox {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/**
 * Draws photo, drawing or seal into a box with round corners.
 * @param photo JPEG that replaces the drawing of a photo; null when the file is missing
 */
export function drawArt(canvas: Canvas, art: ShareArt, photo: Buffer | null, box: ArtBox): void {
  const { x, y, width, height, radius } = box;
  const shape = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  canvas.add(`<clipPath id="art"><rect ${shape} rx="${radius}"/></clipPath>`);
  canvas.add(`<g clip-path="url(#art)">${pictureOf(art, photo, box, shape)}</g>`);
  if (photo === null && art.kind === 'initials') drawInitials(canvas, art.text, box);
}

function drawInitials(canvas: Canvas, text: string, { x, y, width, height }: ArtBox): void {
  const style = { px: Math.min(width, height) * 0.36, weight: 700, colour: palette.surface } as const;
  canvas.line(text, x + (width - canvas.widthOf(text, style)) / 2, y + height / 2 + style.px * 0.37, style);
}

function pictureOf(art: ShareArt, photo: Buffer | null, { x, y, width, height }: ArtBox, shape: string): string {
  if (photo !== null) {
    return `<image ${shape} preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
  }
  if (art.kind === 'variety') {
    return spiceArt(art.id, { mode: 'cover', title: false }).replace('<svg ', `<svg ${shape} `);
  }
  if (art.kind === 'initials') return `<rect ${shape} fill="${palette.earth}"/>`;
  const side = Math.min(width, height) * 0.94;
  const mark = seal(x + (width - side) / 2, y + (height - side) / 2, side, { ground: 'none', seeds: palette.surface });
  return `<rect ${shape} fill="${palette.brand}"/>${mark}`;
}

/** Draws the drawing of a variety as a small tile. */
export function drawTile(
  canvas: Canvas,
  varietyId: string,
  { x, y, side }: { x: number; y: number; side: number }
): void {
  const tile = spiceArt(varietyId, { mode: 'tile', title: false }).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" `
  );
  const clip = `<clipPath id="tile"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / 5}"/></clipPath>`;
  canvas.add(`${clip}<g clip-path="url(#tile)">${tile}</g>`);
}
