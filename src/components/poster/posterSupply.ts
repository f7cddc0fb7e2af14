import type { Column } from './Column';
import type { PosterFrame } from './layOutPoster';
import type { SupplyPoster } from './poster';
import { layOutCover } from './posterKinds';

/** Units from the start of a label to its value. */
const LABEL_WIDTH = 64;

/** Adds the photo, price, title, facts and seller of a supply. */
export function layOutSupply(
  column: Column,
  { title, price, unit, terms, facts, seller, date, photo }: SupplyPoster,
  { frame, picture, card }: { frame: PosterFrame; picture: string | undefined; card: { x: number; width: number } }
): void {
  if (picture) {
    layOutCover(column, { picture, card, height: 210, mark: photo === null ? frame.illustration : undefined });
  }
  column.gap(18);
  const baseline = column.y + 30;
  // A price range per ton has eighteen characters.
  const size = price.length > 13 ? 24 : 36;
  const end = column.line(
    price,
    { x: column.x, baseline, width: column.width - 60 },
    { font: { size, isBold: true, isNumber: true }, colour: 'brandText' }
  );
  column.line(
    unit,
    { x: column.x + end + 5, baseline, width: column.width - end - 5 },
    { font: { size: 14 }, colour: 'text' }
  );
  column.gap(42);
  if (terms) column.text(terms, { font: { size: 13 }, colour: 'hint' });
  column.gap(10);
  column.text(title, { font: { size: 22, isBold: true }, colour: 'ink', maxLines: 2 });
  column.gap(10);
  for (const { label, value } of facts) {
    const line = column.y + 17;
    column.line(label, { x: column.x, baseline: line, width: LABEL_WIDTH - 8 }, { font: { size: 14 }, colour: 'hint' });
    column.line(
      value,
      { x: column.x + LABEL_WIDTH, baseline: line, width: column.width - LABEL_WIDTH },
      { font: { size: 14 }, colour: 'text' }
    );
    column.gap(24);
  }
  column.gap(8);
  column.rule();
  column.gap(12);
  column.text(seller, { font: { size: 14, isBold: true }, colour: 'ink' });
  column.gap(3);
  column.text(date, { font: { size: 12 }, colour: 'hint' });
}
