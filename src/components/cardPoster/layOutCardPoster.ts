import { wrapText } from '@rules/wrapText';
import { codeItem, type DrawnCode } from '@/components/poster/codeItem';
import type { Box, Colour, Font, Measure, PosterItem } from '@/components/poster/posterItem';
import type { CardPoster } from './cardPoster';
import { FACE_HEIGHT, FACE_WIDTH } from './layOutFace';

/** Width in units. At three pixels per unit a poster is 1,080 px wide. */
export const POSTER_WIDTH = 360;
/** Position of the face. */
export const FACE_LEFT = (POSTER_WIDTH - FACE_WIDTH) / 2;
export const FACE_TOP = 72;

const CARD: Omit<Box, 'height'> = { x: FACE_LEFT, y: FACE_TOP + FACE_HEIGHT + 18, width: FACE_WIDTH };
const PADDING = 18;
const CODE_SIZE = 168;
const MAX_LINES = 2;
/** Line height relative to the font size, and the distance of the baseline below the middle of a line. */
const LEADING = 1.4;
const BASELINE = 0.35;

interface Line {
  text: string;
  font: Font;
  colour: Colour;
}

interface CardPosterLayout {
  height: number;
  items: PosterItem[];
}

/** Returns the items around and below the face, and the height of the poster. Pure. */
export function layOutCardPoster(texts: CardPoster['texts'], code: DrawnCode, measure: Measure): CardPosterLayout {
  const codeBox = { x: (POSTER_WIDTH - CODE_SIZE) / 2, y: CARD.y + PADDING, width: CODE_SIZE, height: CODE_SIZE };
  const lines: Line[] = [
    { text: texts.invitation, font: { size: 16, isBold: true }, colour: 'ink' },
    { text: texts.shortCode, font: { size: 13 }, colour: 'text' }
  ];
  const below = centredLines(lines, codeBox.y + CODE_SIZE + 16, measure);
  const cardBottom = below.end + PADDING - 4;
  const slogan = centredLines([{ text: texts.slogan, font: { size: 12 }, colour: 'hint' }], cardBottom + 12, measure);
  const height = slogan.end + 16;
  return {
    height,
    items: [
      { kind: 'box', box: { x: 0, y: 0, width: POSTER_WIDTH, height }, radius: 0, colour: 'paper' },
      { kind: 'logo', x: FACE_LEFT + 4, y: 22, size: 30 },
      { kind: 'box', box: { ...CARD, height: cardBottom - CARD.y }, radius: 16, colour: 'card' },
      codeItem(code, codeBox, 0),
      ...below.items,
      ...slogan.items
    ]
  };
}

/** Stacks wrapped lines in the middle of the poster; an empty text takes no line. */
function centredLines(lines: readonly Line[], top: number, measure: Measure): { items: PosterItem[]; end: number } {
  const items: PosterItem[] = [];
  let y = top;
  for (const { text, font, colour } of lines) {
    const height = font.size * LEADING;
    for (const line of wrapText(text, CARD.width - 2 * PADDING, MAX_LINES, (part) => measure(part, font))) {
      const baseline = y + height / 2 + font.size * BASELINE;
      items.push({ kind: 'text', text: line, x: POSTER_WIDTH / 2, y: baseline, font, colour, align: 'center' });
      y += height;
    }
    y += text === '' ? 0 : 4;
  }
  return { items, end: y };
}
