/** Rendering of a cell of an article's table: class names, and its text. */
export interface CellStyle {
  classNames: readonly ('number' | 'up' | 'down' | 'flat' | 'long')[];
  text: string;
}

/** 34.50, 8,600–9,400, ±30%. */
const numberPattern = /^[±+−-]?[\d,.]+(\s*[–—~-]\s*[\d,.]+)?\s*%?$/;
/** 涨 3.29%, −1.20%. */
const changePattern = /^(涨|跌|[▲▼]?[+−-])\s*([\d,]+(?:\.\d+)?\s*%)$/;
const unchangedPattern = /^(持平|平)$/;
/** Cells of up to so many characters stay on one line. */
const MAX_SHORT_LENGTH = 6;
/** Width of a cell with line breaks, em, as in the style sheet. */
const LONG_EM = 5.5;

/**
 * Returns the styles of a table's cells by row, the first of which is the head. Columns of numbers are right-aligned,
 * with their head; changes have a triangle, a sign and a colour, as prices have them everywhere. A table with cells
 * over several columns keeps its texts.
 */
export function cellStyles(rows: readonly (readonly string[])[]): CellStyle[][] {
  const texts = rows.map((row) => row.map((text) => text.trim()));
  const [head = [], ...body] = texts;
  const isEven = body.length > 0 && body.every((row) => row.length === head.length);
  const isNumeric = head.map((_, column) => isEven && body.every((row) => isNumberText(row[column] ?? '')));
  return texts.map((row, rowIndex) =>
    row.map((text, column) => {
      if (isNumeric[column] && rowIndex > 0) return numberCellStyle(text);
      const long = text.length > MAX_SHORT_LENGTH ? (['long'] as const) : [];
      return { classNames: isNumeric[column] ? ['number', ...long] : long, text };
    })
  );
}

/** Whether a table does not fit into a line of so many em, without the gaps between its cells. */
export function exceedsWidth(rows: readonly (readonly string[])[], maxEm: number): boolean {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column]?.trim() ?? '')))
  );
  return widths.reduce((sum, width) => sum + width, 0) > maxEm;
}

const isNumberText = (text: string) =>
  numberPattern.test(text) || changePattern.test(text) || unchangedPattern.test(text);

function numberCellStyle(text: string): CellStyle {
  if (unchangedPattern.test(text)) return { classNames: ['number', 'flat'], text };
  const [, sign = '', amount = ''] = changePattern.exec(text) ?? [];
  if (sign === '') return { classNames: ['number'], text };
  return sign === '涨' || sign.endsWith('+')
    ? { classNames: ['number', 'up'], text: `▲+${amount}` }
    : { classNames: ['number', 'down'], text: `▼−${amount}` };
}

function widthOf(text: string): number {
  const em = [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? 0.55 : 1), 0);
  return text.length > MAX_SHORT_LENGTH && !isNumberText(text) ? Math.min(em, LONG_EM) : em;
}
