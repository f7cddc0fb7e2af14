import type { Column } from './Column';
import type { PosterFrame } from './layOutPoster';
import type { FlashPoster, ListPoster, NewsPoster } from './poster';
import { changeText, TREND } from './posterTrend';

const MAX_ROWS = 10;

/** Adds date, title and text of a flash; the text is truncated to the poster. */
export function layOutFlash(column: Column, { date, title, text, source, isImportant }: FlashPoster): void {
  column.gap(22);
  column.box({ x: column.x, y: column.y, width: 4, height: 18 }, isImportant ? 'brand' : 'gold', 2);
  column.line(
    date,
    { x: column.x + 12, baseline: column.y + 14.5, width: column.width - 12 },
    {
      font: { size: 15, isBold: true },
      colour: isImportant ? 'brandText' : 'text'
    }
  );
  column.gap(34);
  column.text(title, {
    font: { size: 22, isBold: true },
    colour: isImportant ? 'brandText' : 'ink',
    maxLines: 4
  });
  column.gap(12);
  column.text(text, { font: { size: 16 }, colour: 'text', leading: 'read', maxLines: 14 });
  if (!source) return;
  column.gap(14);
  column.text(source, { font: { size: 12 }, colour: 'hint' });
}

/** Adds the full-width cover, then title, summary and source. */
export function layOutNews(
  column: Column,
  poster: NewsPoster,
  { frame, picture, card }: { frame: PosterFrame; picture: string | undefined; card: { x: number; width: number } }
): void {
  if (picture) layOutCover(column, { picture, card, height: 190, mark: frame.illustration });
  column.gap(22);
  column.text(poster.category, { font: { size: 13, isBold: true }, colour: 'brandText' });
  column.gap(6);
  column.text(poster.title, { font: { size: 22, isBold: true }, colour: 'ink', maxLines: 3 });
  column.gap(12);
  column.text(poster.summary, { font: { size: 15 }, colour: 'text', leading: 'read', maxLines: picture ? 5 : 9 });
  column.gap(12);
  column.text(`${poster.source}  ${poster.date}`, { font: { size: 12 }, colour: 'hint' });
}

interface Cover {
  picture: string;
  card: { x: number; width: number };
  height: number;
  /** Label on a drawing that replaces a photo. */
  mark: string | undefined;
}

/** Adds a picture across the full width of the card, at its top. */
export function layOutCover(column: Column, { picture, card, height, mark }: Cover): void {
  const box = { x: card.x, y: column.y, width: card.width, height };
  column.items.push({ kind: 'picture', box, radius: 16, address: picture, hasFlatFoot: true });
  if (mark !== undefined) {
    const right = card.x + card.width;
    column.box({ x: right - 58, y: column.y + 10, width: 48, height: 20 }, 'shade', 4);
    column.items.push({
      kind: 'text',
      text: mark,
      x: right - 34,
      y: column.y + 24,
      font: { size: 11 },
      colour: 'card',
      align: 'center'
    });
  }
  column.gap(height);
}

/** Adds the rows of a board: names on the left, values and changes right-aligned in columns. */
export function layOutList(
  column: Column,
  { title, subtitle, rows, date, source }: ListPoster,
  frame: PosterFrame
): void {
  column.gap(20);
  column.text(title, { font: { size: 22, isBold: true }, colour: 'ink', maxLines: 2 });
  if (subtitle) {
    column.gap(4);
    column.text(subtitle, { font: { size: 13 }, colour: 'text', maxLines: 2 });
  }
  column.gap(12);
  for (const { name, note, value, change } of rows.slice(0, MAX_ROWS)) {
    column.rule();
    const baseline = column.y + 26;
    const right = column.x + column.width;
    if (change) {
      column.rightAligned(changeText(change), baseline, {
        font: { size: 14, isBold: true, isNumber: true },
        colour: TREND[change.direction].ink
      });
    }
    const valueEnd = right - (change ? 84 : 0);
    column.items.push({
      kind: 'text',
      text: value,
      x: valueEnd,
      y: baseline,
      font: { size: 17, isBold: true, isNumber: true },
      colour: 'ink',
      align: 'right'
    });
    const room = column.width - (change ? 84 : 0) - 76;
    const nameWidth = column.line(
      name,
      { x: column.x, baseline, width: room },
      { font: { size: 15, isBold: true }, colour: 'ink' }
    );
    const left = room - nameWidth - 6;
    if (note && left > 24) {
      column.line(note, { x: column.x + nameWidth + 6, baseline, width: left }, { font: { size: 12 }, colour: 'hint' });
    }
    column.gap(40);
  }
  column.rule();
  column.gap(12);
  column.text(`${source}  ${date}`, { font: { size: 12 }, colour: 'hint', maxLines: 2 });
  column.gap(3);
  column.text(frame.disclaimer, { font: { size: 12 }, colour: 'hint', maxLines: 2 });
}
