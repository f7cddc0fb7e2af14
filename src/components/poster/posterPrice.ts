import { layOutCurve } from '@rules/layOutCurve';
import type { Column } from './Column';
import type { PosterFrame } from './layOutPoster';
import type { PricePoster } from './poster';
import { changeText, TREND } from './posterTrend';

/** Size of the variety's drawing in units. */
const ART_SIZE = 64;

/** Adds name and market, the price with its change, the curve, and the source. */
export function layOutPrice(
  column: Column,
  poster: PricePoster,
  { frame, picture }: { frame: PosterFrame; picture: string | undefined }
): void {
  column.gap(20);
  const top = column.y;
  if (picture) {
    const box = { x: column.x + column.width - ART_SIZE, y: top, width: ART_SIZE, height: ART_SIZE };
    column.items.push({ kind: 'picture', box, radius: 10, address: picture });
  }
  const width = column.width - (picture ? ART_SIZE + 12 : 0);
  column.line(
    poster.name,
    { x: column.x, baseline: top + 24, width },
    { font: { size: 24, isBold: true }, colour: 'ink' }
  );
  column.line(poster.marketName, { x: column.x, baseline: top + 50, width }, { font: { size: 14 }, colour: 'text' });
  column.gap(ART_SIZE + 16);
  layOutPriceFigures(column, poster);
  if (poster.points.length > 1) layOutPriceCurve(column, poster, frame);
  column.gap(14);
  column.rule();
  column.gap(12);
  column.text(poster.date, { font: { size: 12 }, colour: 'text' });
  column.gap(3);
  column.text(poster.source, { font: { size: 12 }, colour: 'hint', maxLines: 2 });
  column.gap(3);
  column.text(frame.disclaimer, { font: { size: 12 }, colour: 'hint', maxLines: 2 });
}

function layOutPriceFigures(column: Column, { price, unit, change, range }: PricePoster): void {
  const trend = TREND[change.direction];
  const baseline = column.y + 38;
  // A price per ton has seven digits.
  const size = price.length > 8 ? 38 : 46;
  const end = column.line(
    price,
    { x: column.x, baseline, width: column.width - 60 },
    {
      font: { size, isBold: true, isNumber: true },
      colour: change.direction === 'none' ? 'ink' : trend.ink
    }
  );
  column.line(
    unit,
    { x: column.x + end + 6, baseline, width: column.width - end - 6 },
    { font: { size: 14 }, colour: 'text' }
  );
  column.gap(52);
  const font = { size: 15, isBold: true, isNumber: true };
  const middle = column.y + 17.5;
  const pill = { x: column.x, y: column.y, width: 0, height: 26 };
  const index = column.items.length;
  const textWidth = column.line(
    changeText(change),
    { x: column.x + 10, baseline: middle, width: column.width / 2 },
    { font, colour: trend.ink }
  );
  // Inserted below the text, whose measured width it needs.
  const pillItem = { kind: 'box' as const, box: { ...pill, width: textWidth + 20 }, radius: 13, colour: trend.tint };
  column.items.splice(index, 0, pillItem);
  if (range) column.rightAligned(range, middle, { font: { size: 15, isNumber: true }, colour: 'text' });
  column.gap(26);
}

function layOutPriceCurve(column: Column, poster: PricePoster, frame: PosterFrame): void {
  column.gap(22);
  const style = { font: { size: 12 }, colour: 'hint' as const };
  const spanWidth = column.line(poster.span, { x: column.x, baseline: column.y + 10, width: column.width / 2 }, style);
  const between = `${frame.lowToHigh} ${poster.spanRange}`;
  column.rightAligned(between, column.y + 10, style, column.width - spanWidth - 8);
  column.gap(22);
  const box = { x: column.x, y: column.y, width: column.width, height: 96 };
  column.items.push({ kind: 'curve', curve: layOutCurve(poster.points, box), colour: 'curve' });
  column.gap(96 + 16);
  const days = [poster.points[0]?.date ?? '', poster.points[poster.points.length - 1]?.date ?? ''];
  const axis = { font: { size: 12, isNumber: true }, colour: 'hint' as const };
  column.line(days[0] ?? '', { x: column.x, baseline: column.y, width: column.width / 2 }, axis);
  column.rightAligned(days[1] ?? '', column.y, axis);
}
