import { cellStyles, exceedsWidth } from './articleTable';
import { type HtmlToken, htmlTokens } from './htmlTokens';

/** A run of text in a paragraph with links; with an address it is one. */
export interface LinkedRun {
  text: string;
  href?: string;
}

/** A picture that was uploaded; sizes in px. */
export interface ArticlePhoto {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A part of an article: running text, a table in a box of its own, the drawing of a variety, photos, or a paragraph
 * with links.
 */
export type HtmlSegment =
  | { kind: 'text'; tokens: HtmlToken[] }
  | { kind: 'table'; tokens: HtmlToken[]; isWide: boolean }
  | { kind: 'figure'; varietyId: string; photos: ArticlePhoto[]; caption: string }
  | { kind: 'linked'; runs: LinkedRun[] };

/**
 * Splits an article's HTML into segments that a mini-program can render: its rich text supports neither a scrolling box
 * nor our pictures nor taps. Unknown HTML is left out (`htmlTokens`).
 */
export function htmlSegments(html: string): HtmlSegment[] {
  const segments: HtmlSegment[] = [];
  let text: HtmlToken[] = [];
  const endText = () => {
    if (text.some((token) => token.kind === 'text' && token.text.trim())) segments.push({ kind: 'text', tokens: text });
    text = [];
  };
  for (const block of blocksOf(htmlTokens(html))) {
    const segment = standaloneSegment(block);
    if (segment) {
      endText();
      segments.push(segment);
    } else {
      text.push(...block);
    }
    const photos = segment?.kind === 'figure' ? [] : photosIn(block);
    if (photos.length === 0) continue;
    endText();
    segments.push({ kind: 'figure', varietyId: '', photos, caption: '' });
  }
  endText();
  return segments;
}

/** Returns the adjacent elements and texts of the top level. */
export function blocksOf(tokens: readonly HtmlToken[]): HtmlToken[][] {
  const blocks: HtmlToken[][] = [];
  let block: HtmlToken[] = [];
  let depth = 0;
  for (const token of tokens) {
    block.push(token);
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth > 0) continue;
    blocks.push(block);
    block = [];
  }
  return blocks;
}

/** Null for a block that stays in the running text. */
function standaloneSegment(block: HtmlToken[]): HtmlSegment | null {
  const [first] = block;
  if (first?.kind !== 'open') return null;
  if (first.tag === 'table') return tableOf(block);
  if (first.tag === 'figure') {
    const caption = block.map((token) => (token.kind === 'text' ? token.text : '')).join('');
    return {
      kind: 'figure',
      varietyId: first.attributes['data-variety'] ?? '',
      photos: photosIn(block),
      caption: caption.trim()
    };
  }
  return block.some((token) => token.kind === 'open' && token.tag === 'a')
    ? { kind: 'linked', runs: runsOf(block) }
    : null;
}

const photosIn = (block: HtmlToken[]): ArticlePhoto[] =>
  block.flatMap((token) => {
    if (token.kind !== 'open' || token.tag !== 'img') return [];
    const { src = '', alt = '', width, height } = token.attributes;
    return [{ src, alt, width: Number(width), height: Number(height) }];
  });

/** Total width of the cells, em, where the column is 343 px, their gaps are 16 px and their type is 13 px. */
const MAX_TABLE_EM = 21;

function tableOf(block: HtmlToken[]): HtmlSegment {
  const { tokens, rows } = styleTable(block);
  return { kind: 'table', tokens, isWide: exceedsWidth(rows, MAX_TABLE_EM) };
}

/** Returns the tokens of a table with styled cells (`cellStyles`), and the texts of its cells by row. */
export function styleTable(block: readonly HtmlToken[]): { tokens: HtmlToken[]; rows: string[][] } {
  const rows: string[][] = [];
  for (const { position, token } of walkCells(block)) {
    if (token.kind === 'open' && token.tag === 'tr') rows.push([]);
    if (token.kind === 'open' && isCell(token.tag)) rows[rows.length - 1]?.push('');
    const row = rows[position.row];
    if (token.kind === 'text' && row && position.isCell) row[position.column] += token.text;
  }
  const styles = cellStyles(rows);
  const filledCells = new Set<string>();
  const tokens = [...walkCells(block)].flatMap(({ position, token }): HtmlToken | [] => {
    const style = styles[position.row]?.[position.column];
    if (!style) return token;
    if (token.kind === 'open' && isCell(token.tag)) return { ...token, classNames: style.classNames };
    if (!position.isCell || style.classNames.length < 2) return token;
    // The text replaces what is in the cell.
    if (token.kind !== 'text') return isCell(token.tag) ? token : [];
    const cell = `${position.row} ${position.column}`;
    const text = filledCells.has(cell) ? '' : style.text;
    filledCells.add(cell);
    return { kind: 'text', text };
  });
  return { tokens, rows };
}

const isCell = (tag: string) => tag === 'td' || tag === 'th';

/** Yields the tokens of a table, each with the cell that contains or opens it. */
function* walkCells(block: readonly HtmlToken[]) {
  const position = { row: -1, column: -1, isCell: false };
  for (const token of block) {
    if (token.kind === 'open' && token.tag === 'tr') Object.assign(position, { row: position.row + 1, column: -1 });
    if (token.kind === 'open' && isCell(token.tag))
      Object.assign(position, { column: position.column + 1, isCell: true });
    yield { token, position: { ...position } };
    if (token.kind === 'close' && isCell(token.tag)) position.isCell = false;
  }
}

function runsOf(block: HtmlToken[]): LinkedRun[] {
  const runs: LinkedRun[] = [];
  let href: string | undefined;
  const add = (text: string) => {
    const last = runs[runs.length - 1];
    if (last && last.href === href) last.text += text;
    else runs.push(href === undefined ? { text } : { text, href });
  };
  for (const token of block) {
    if (token.kind === 'text') add(token.text);
    else if (token.tag === 'a') href = token.kind === 'open' ? token.attributes.href : undefined;
    else if (token.kind === 'open' && token.tag === 'br') add('\n');
    else if (token.kind === 'open' && token.tag === 'li') add(runs.length > 0 ? '\n• ' : '• ');
  }
  return runs;
}
