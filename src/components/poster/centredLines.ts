import { wrapText } from '@rules/wrapText';
import type { Colour, Font, Measure, PosterItem } from './posterItem';

/** Line height relative to the font size, and the distance of the baseline below the middle of a line. */
const LEADING = 1.45;
const BASELINE = 0.35;
const MAX_LINES = 2;

export interface CentredLine {
  text: string;
  font: Font;
  colour: Colour;
  /** Distance from the line above, in units. */
  gap?: number;
}

/**
 * Stacks wrapped lines around a middle; an empty text takes no room.
 * @param area middle, width and top of the stack, in units
 */
export function centredLines(
  lines: readonly CentredLine[],
  { middle, width, top }: { middle: number; width: number; top: number },
  measure: Measure
): { items: PosterItem[]; end: number } {
  const items: PosterItem[] = [];
  let y = top;
  for (const { text, font, colour, gap = 0 } of lines) {
    if (text === '') continue;
    y += gap;
    const height = font.size * LEADING;
    for (const part of wrapText(text, width, MAX_LINES, (piece) => measure(piece, font))) {
      const baseline = y + height / 2 + font.size * BASELINE;
      items.push({ kind: 'text', text: part, x: middle, y: baseline, font, colour, align: 'center' });
      y += height;
    }
  }
  return { items, end: y };
}
