import { RISING_SEED, SEAL, SEED, SEED_TURNS, WORDMARK } from '@rules/logoOutlines';
import type { LoadedPictures } from '@/platform/picture/types';
import type { Box, Colour, Font, PosterItem } from './posterItem';
import { traceOutline } from './traceOutline';
import palette from './palette.module.scss';

const TEXT_FONT =
  '-apple-system, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Noto Sans CJK SC", "Noto Sans SC", sans-serif';
const NUMBER_FONT = `"XS Num", "DIN Alternate", Roboto, ${TEXT_FONT}`;

const colorOf = (colour: Colour) => palette[colour] ?? '';

const cssFont = ({ size, isBold, isNumber }: Font) =>
  `${isBold ? 600 : 400} ${size}px ${isNumber ? NUMBER_FONT : TEXT_FONT}`;

/** Returns a function that measures the width of a text on this context. */
export function measureOn(context: CanvasRenderingContext2D) {
  return (text: string, font: Font): number => {
    context.font = cssFont(font);
    return context.measureText(text).width;
  };
}

/** Draws the items in order. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  items: readonly PosterItem[],
  pictures: LoadedPictures
): void {
  for (const item of items) {
    context.save();
    drawItem(context, item, pictures);
    context.restore();
  }
}

function drawItem(context: CanvasRenderingContext2D, item: PosterItem, pictures: LoadedPictures): void {
  switch (item.kind) {
    case 'text':
      context.font = cssFont(item.font);
      context.fillStyle = colorOf(item.colour);
      context.textAlign = item.align;
      context.textBaseline = 'alphabetic';
      context.fillText(item.text, item.x, item.y);
      return;
    case 'box':
      context.fillStyle = colorOf(item.colour);
      roundedPath(context, item.box, item.radius);
      context.fill();
      return;
    case 'picture': {
      const picture = pictures.get(item.address);
      if (picture) drawPicture(context, item, picture);
      return;
    }
    case 'curve':
      drawCurve(context, item);
      return;
    case 'code':
      drawCode(context, item.box, item.modules);
      return;
    case 'logo':
      drawLogo(context, item);
  }
}

function roundedPath(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  context.beginPath();
  if (radius === 0) {
    context.rect(x, y, width, height);
    return;
  }
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
}

/** Draws a picture that fills its box like `object-fit: cover`. */
function drawPicture(
  context: CanvasRenderingContext2D,
  { box, radius, hasFlatFoot }: Extract<PosterItem, { kind: 'picture' }>,
  picture: CanvasImageSource
): void {
  if (hasFlatFoot) {
    roundedPath(context, box, 0);
    context.clip();
  }
  roundedPath(context, { ...box, height: box.height + (hasFlatFoot ? radius : 0) }, radius);
  context.clip();
  const { width, height } = picture as { width: number; height: number };
  const scale = Math.max(box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  context.drawImage(picture, x, y, width * scale, height * scale);
}

/** Draws the curve over a light fill, with a dot on the newest price. */
function drawCurve(
  context: CanvasRenderingContext2D,
  { curve: { box, segments }, colour }: Extract<PosterItem, { kind: 'curve' }>
): void {
  const ink = colorOf(colour);
  const bottom = box.y + box.height + 6;
  context.fillStyle = colorOf('line');
  context.fillRect(box.x, bottom, box.width, 0.5);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const segment of segments) {
    const [first] = segment;
    const last = segment[segment.length - 1];
    if (!first || !last) continue;
    context.beginPath();
    segment.forEach(({ x, y }) => context.lineTo(x, y));
    context.stroke();
    context.lineTo(last.x, bottom);
    context.lineTo(first.x, bottom);
    context.closePath();
    context.globalAlpha = 0.08;
    context.fill();
    context.globalAlpha = 1;
    if (segment.length === 1) drawDot(context, first, 1.5);
  }
  const newest = segments[segments.length - 1]?.slice(-1)[0];
  if (newest) drawDot(context, newest, 4);
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/**
 * Draws a QR code. Runs of dark modules are one box each, because single squares would leave hairlines between them.
 */
function drawCode(context: CanvasRenderingContext2D, box: Box, modules: readonly boolean[][]): void {
  context.fillStyle = colorOf('code');
  const size = box.width / modules.length;
  modules.forEach((row, rowIndex) => {
    for (let from = 0; from < row.length; from += 1) {
      if (!row[from]) continue;
      let to = from;
      while (row[to]) to += 1;
      // A slight overlap closes the seam to the row below.
      context.fillRect(box.x + from * size, box.y + rowIndex * size, (to - from) * size, size + 0.05);
      from = to;
    }
  });
}

function drawLogo(context: CanvasRenderingContext2D, { x, y, size }: Extract<PosterItem, { kind: 'logo' }>): void {
  const fill = (outline: string, colour: Colour) => {
    context.beginPath();
    traceOutline(context, outline);
    context.fillStyle = colorOf(colour);
    context.fill('evenodd');
  };
  context.translate(x, y);
  context.save();
  context.scale(size / 96, size / 96);
  fill(SEAL, 'brand');
  context.translate(48, 48);
  for (const degrees of SEED_TURNS) {
    context.save();
    context.rotate((degrees * Math.PI) / 180);
    fill(SEED, 'card');
    context.restore();
  }
  context.rotate(Math.PI / 4);
  fill(RISING_SEED, 'gold');
  context.restore();
  const wordHeight = size * 0.79;
  context.translate(size * 1.28, (size - wordHeight) / 2);
  context.scale(wordHeight / 100, wordHeight / 100);
  context.translate(-2, 0);
  fill(WORDMARK, 'brandText');
}
