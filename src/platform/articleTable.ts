/** How a cell of an article's table is drawn: names of classes, and its text. */
export interface CellLook {
  parts: readonly ('number' | 'up' | 'down' | 'flat' | 'long')[];
  text: string;
}

/** 34.50, 8,600–9,400, ±30%. */
const number = /^[±+−-]?[\d,.]+(\s*[–—~-]\s*[\d,.]+)?\s*%?$/;
/** 涨 3.29%, −1.20%. */
const change = /^(涨|跌|[▲▼]?[+−-])\s*([\d,]+(?:\.\d+)?\s*%)$/;
const unchanged = /^(持平|平)$/;
/** Cells of so many signs stay on one line. */
const SHORT = 6;
/** em of a cell that breaks its lines, as the style sheet has it. */
const LONG_EM = 5.5;

/**
 * The looks of a table's cells, by its rows of which the first is the head. Columns of numbers stand right, with their
 * head; changes have a triangle, a sign and a colour, as prices have them everywhere. A table with cells over several
 * columns keeps its texts as they are.
 */
export function cellLooks(rows: readonly (readonly string[])[]): CellLook[][] {
  const texts = rows.map((row) => row.map((text) => text.trim()));
  const [head = [], ...body] = texts;
  const isEven = body.length > 0 && body.every((row) => row.length === head.length);
  const isNumeric = head.map((_, column) => isEven && body.every((row) => isFigure(row[column] ?? '')));
  return texts.map((row, place) =>
    row.map((text, column) => {
      if (isNumeric[column] && place > 0) return figureLook(text);
      const long = text.length > SHORT ? (['long'] as const) : [];
      return { parts: isNumeric[column] ? ['number', ...long] : long, text };
    })
  );
}

/** Whether a table does not fit into a line of so many em, without the gaps between its cells. */
export function isWider(rows: readonly (readonly string[])[], mostEm: number): boolean {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column]?.trim() ?? '')))
  );
  return widths.reduce((sum, width) => sum + width, 0) > mostEm;
}

const isFigure = (text: string) => number.test(text) || change.test(text) || unchanged.test(text);

function figureLook(text: string): CellLook {
  if (unchanged.test(text)) return { parts: ['number', 'flat'], text };
  const [, sign = '', amount = ''] = change.exec(text) ?? [];
  if (sign === '') return { parts: ['number'], text };
  return sign === '涨' || sign.endsWith('+')
    ? { parts: ['number', 'up'], text: `▲+${amount}` }
    : { parts: ['number', 'down'], text: `▼−${amount}` };
}

function widthOf(text: string): number {
  const em = [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? 0.55 : 1), 0);
  return text.length > SHORT && !isFigure(text) ? Math.min(em, LONG_EM) : em;
}
