import { DEFAULT_CARD_VARIETY } from '@/components/card/CardFace';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { measureOn } from '@/components/poster/drawPoster';
import type { Box, Measure } from '@/components/poster/posterItem';
import { traceOutline } from '@/components/poster/traceOutline';
import { messages } from '@/locale/messages';
import { cardGroundUri, spiceMarkUri } from '@/platform/assetUri/spiceArtUri';
import type { LoadedPictures } from '@/platform/picture/types';
import { faceGlyphs } from './faceGlyphs';
import { FACE_HEIGHT, FACE_WIDTH, type FaceColour, type FaceItem, layOutFace, MARK_BOX } from './layOutFace';
import palette from './palette.module.scss';

const RADIUS = 16;
/** Stroke of an outlined icon in its box of 24 by 24. */
const ICON_STROKE = 1.75;
const ICON_BOX = 24;

type FaceColours = Record<FaceColour | 'ground', string>;

function coloursOf({ style }: CardFaceContent): FaceColours {
  const { deep = '', onDark = '', gold = '', goldTint = '', paper = '', paperInk = '', paperGold = '' } = palette;
  if (style !== 'paper') return { ground: deep, text: onDark, badge: gold, badgeGround: goldTint };
  return { ground: paper, text: paperInk, badge: paperGold, badgeGround: palette['paperTint'] ?? '' };
}

const groundOf = ({ style }: CardFaceContent) => cardGroundUri(style, 'png');
const markOf = ({ varietyId }: CardFaceContent) => spiceMarkUri(varietyId ?? DEFAULT_CARD_VARIETY);

/** Returns the addresses of the pictures that `drawFace` draws. */
export const facePictures = (face: CardFaceContent): string[] => [groundOf(face), markOf(face)];

interface FaceDrawing {
  face: CardFaceContent;
  pictures: LoadedPictures;
  /** Position of the upper left corner in units. */
  x: number;
  y: number;
}

/** Draws the face of a card as CardFace shows it. A ground that failed to load is replaced by its colour. */
export function drawFace(context: CanvasRenderingContext2D, { face, pictures, x, y }: FaceDrawing): void {
  const measure = measureOn(context);
  const colours = coloursOf(face);
  const items = layOutFace(face, { badges: messages().badges, measure });
  const [ground, mark] = [pictures.get(groundOf(face)), pictures.get(markOf(face))];
  context.save();
  context.translate(x, y);
  roundedPath(context, { x: 0, y: 0, width: FACE_WIDTH, height: FACE_HEIGHT }, RADIUS);
  context.clip();
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
  if (ground) context.drawImage(ground, 0, 0, FACE_WIDTH, FACE_HEIGHT);
  if (mark) context.drawImage(mark, MARK_BOX.x, MARK_BOX.y, MARK_BOX.width, MARK_BOX.height);
  for (const item of items) drawItem(context, item, { colour: colours[item.colour], measure });
  context.restore();
}

function drawItem(
  context: CanvasRenderingContext2D,
  item: FaceItem,
  { colour, measure }: { colour: string; measure: Measure }
): void {
  context.fillStyle = colour;
  switch (item.kind) {
    case 'text':
      // Measuring selects the font, which is thus the one of the layout.
      measure(item.text, item.font);
      context.textAlign = 'left';
      context.textBaseline = 'alphabetic';
      context.fillText(item.text, item.x, item.y);
      return;
    case 'box':
      roundedPath(context, item.box, item.radius);
      context.fill();
      return;
    case 'glyph':
      drawGlyph(context, item, colour);
  }
}

function drawGlyph(
  context: CanvasRenderingContext2D,
  { glyph, x, y, size }: Extract<FaceItem, { kind: 'glyph' }>,
  colour: string
): void {
  const { outline, isFilled } = faceGlyphs[glyph];
  context.save();
  context.translate(x, y);
  context.scale(size / ICON_BOX, size / ICON_BOX);
  context.beginPath();
  traceOutline(context, outline);
  if (isFilled) context.fill('evenodd');
  else {
    context.strokeStyle = colour;
    context.lineWidth = ICON_STROKE;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke();
  }
  context.restore();
}

function roundedPath(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
}
