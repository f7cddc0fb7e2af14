import { codeItem, type DrawnCode } from './codeItem';
import { Column } from './Column';
import type { Poster } from './poster';
import type { Measure, PosterItem } from './posterItem';
import { layOutFlash, layOutList, layOutNews } from './posterKinds';
import { layOutPrice } from './posterPrice';
import { layOutSupply } from './posterSupply';

/** Width in units. At three pixels per unit a poster is 1,080 px wide. */
export const POSTER_WIDTH = 360;
const MARGIN = 16;
const PADDING = 20;
const HEADER_HEIGHT = 72;
const CODE_SIZE = 92;
const CODE_MARGIN = 8;
/** Minimum height in units, for an aspect ratio of 3 to 4. */
const MIN_HEIGHT = 480;

/** Texts that every poster shows beside its content, in the viewer's language. */
export interface PosterFrame {
  /** Kind of poster, shown at the upper right. */
  label: string;
  /** Hint beside the code that says what scanning opens. */
  invitation: string;
  slogan: string;
  /** Note below prices. */
  disclaimer: string;
  /** Label on a drawing that replaces a photo. */
  illustration: string;
  /** Label before the lowest and highest price of a curve. */
  lowToHigh: string;
}

export interface PosterContent {
  poster: Poster;
  frame: PosterFrame;
  code: DrawnCode;
  /** Address of the photo or the variety's drawing; undefined when there is none or it failed to load. */
  picture: string | undefined;
}

export interface PosterLayout {
  height: number;
  items: PosterItem[];
}

/** Computes the items of a poster and its height. Pure. */
export function layOutPoster(content: PosterContent, measure: Measure): PosterLayout {
  const cardWidth = POSTER_WIDTH - 2 * MARGIN;
  const column = new Column(MARGIN + PADDING, cardWidth - 2 * PADDING, HEADER_HEIGHT, measure);
  layOutContent(column, content, { x: MARGIN, width: cardWidth });
  column.gap(PADDING);
  const footTop = Math.max(column.y + 20, MIN_HEIGHT - CODE_SIZE - 24);
  const cardHeight = footTop - 20 - HEADER_HEIGHT;
  const height = footTop + CODE_SIZE + 24;
  return {
    height,
    items: [
      { kind: 'box', box: { x: 0, y: 0, width: POSTER_WIDTH, height }, radius: 0, colour: 'paper' },
      { kind: 'logo', x: MARGIN + 4, y: 22, size: 30 },
      ...kindLabel(content.frame.label, measure),
      {
        kind: 'box',
        box: { x: MARGIN, y: HEADER_HEIGHT, width: cardWidth, height: cardHeight },
        radius: 16,
        colour: 'card'
      },
      ...column.items,
      ...footer(content, footTop, measure)
    ]
  };
}

function layOutContent(column: Column, content: PosterContent, card: { x: number; width: number }): void {
  const { poster, frame, picture } = content;
  switch (poster.kind) {
    case 'price':
      return layOutPrice(column, poster, { frame, picture });
    case 'flash':
      return layOutFlash(column, poster);
    case 'news':
      return layOutNews(column, poster, { frame, picture, card });
    case 'list':
      return layOutList(column, poster, frame);
    case 'supply':
      return layOutSupply(column, poster, { frame, picture, card });
  }
}

function kindLabel(text: string, measure: Measure): PosterItem[] {
  const font = { size: 13, isBold: true };
  const width = measure(text, font) + 20;
  const x = POSTER_WIDTH - MARGIN - 4 - width;
  return [
    { kind: 'box', box: { x, y: 25, width, height: 24 }, radius: 12, colour: 'brandFill' },
    { kind: 'text', text, x: x + width / 2, y: 41.6, font, colour: 'card', align: 'center' }
  ];
}

/** Returns the code with its hint. The code has a white ground in every theme, because cameras need dark on light. */
function footer({ frame, code }: PosterContent, top: number, measure: Measure): PosterItem[] {
  const box = { x: POSTER_WIDTH - MARGIN - CODE_SIZE, y: top, width: CODE_SIZE, height: CODE_SIZE };
  const text = new Column(MARGIN + 4, box.x - MARGIN - 20, top + 14, measure);
  text.text(frame.invitation, { font: { size: 16, isBold: true }, colour: 'ink', maxLines: 2 });
  text.gap(8);
  text.text(frame.slogan, { font: { size: 12 }, colour: 'hint', maxLines: 2 });
  return [...text.items, { kind: 'box', box, radius: 12, colour: 'card' }, codeItem(code, box, CODE_MARGIN)];
}
