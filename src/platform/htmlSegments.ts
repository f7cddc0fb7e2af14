import { cellLooks, isWider } from './articleTable';
import { htmlTokens, type HtmlToken } from './htmlTokens';

/** A run of words in a paragraph that holds links; with an address it is one. */
export interface LinkedRun {
  text: string;
  href?: string;
}

/** A picture that was uploaded; sizes in px. */
export interface Photo {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A part of an article: running text, a table in a box of its own, the drawing of a variety, photos, or a paragraph that
 * holds links.
 */
export type HtmlSegment =
  | { kind: 'text'; tokens: HtmlToken[] }
  | { kind: 'table'; tokens: HtmlToken[]; isWide: boolean }
  | { kind: 'figure'; varietyId: string; photos: Photo[]; caption: string }
  | { kind: 'linked'; runs: LinkedRun[] };

/**
 * Cuts an article's HTML into what a mini-program can draw: its rich text can hold neither a scrolling box nor a picture
 * of ours nor anything that can be tapped. What is not known of the HTML is left out (`htmlTokens`).
 */
export function htmlSegments(html: string): HtmlSegment[] {
  const segments: HtmlSegment[] = [];
  let text: HtmlToken[] = [];
  const endText = () => {
    if (text.some((token) => token.kind === 'text' && token.text.trim())) segments.push({ kind: 'text', tokens: text });
    text = [];
  };
  for (const block of blocksOf(htmlTokens(html))) {
    const segment = ownSegment(block);
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

/** The elements and texts that stand side by side on the highest level. */
function blocksOf(tokens: HtmlToken[]): HtmlToken[][] {
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
function ownSegment(block: HtmlToken[]): HtmlSegment | null {
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

const photosIn = (block: HtmlToken[]): Photo[] =>
  block.flatMap((token) => {
    if (token.kind !== 'open' || token.tag !== 'img') return [];
    const { src = '', alt = '', width, height } = token.attributes;
    return [{ src, alt, width: Number(width), height: Number(height) }];
  });

/** em that cells may take together where the column is 343 px, their gaps are 16 px and their type is 13 px. */
const MOST_EM = 21;

/** The cells of a table get their looks (`cellLooks`). */
function tableOf(block: HtmlToken[]): HtmlSegment {
  const rows: string[][] = [];
  for (const { place, token } of walk(block)) {
    if (token.kind === 'open' && token.tag === 'tr') rows.push([]);
    if (token.kind === 'open' && isCell(token.tag)) rows[rows.length - 1]?.push('');
    const row = rows[place.row];
    if (token.kind === 'text' && row && place.isCell) row[place.column] += token.text;
  }
  const looks = cellLooks(rows);
  const told = new Set<string>();
  const tokens = [...walk(block)].map(({ place, token }): HtmlToken => {
    const look = looks[place.row]?.[place.column];
    if (!look) return token;
    if (token.kind === 'open' && isCell(token.tag)) return { ...token, parts: look.parts };
    if (token.kind !== 'text' || !place.isCell || look.parts.length < 2) return token;
    const cell = `${place.row} ${place.column}`;
    const text = told.has(cell) ? '' : look.text;
    told.add(cell);
    return { kind: 'text', text };
  });
  return { kind: 'table', tokens, isWide: isWider(rows, MOST_EM) };
}

const isCell = (tag: string) => tag === 'td' || tag === 'th';

/** The tokens of a table, each with the cell that it stands in or opens. */
function* walk(block: HtmlToken[]) {
  const place = { row: -1, column: -1, isCell: false };
  for (const token of block) {
    if (token.kind === 'open' && token.tag === 'tr') Object.assign(place, { row: place.row + 1, column: -1 });
    if (token.kind === 'open' && isCell(token.tag)) Object.assign(place, { column: place.column + 1, isCell: true });
    yield { token, place: { ...place } };
    if (token.kind === 'close' && isCell(token.tag)) place.isCell = false;
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
