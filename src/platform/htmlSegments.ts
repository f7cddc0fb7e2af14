import { htmlTokens, type HtmlToken } from './htmlTokens';

/** A run of words in a paragraph that holds links; with an address it is one. */
export interface LinkedRun {
  text: string;
  href?: string;
}

/** A part of an article: running text, a table in a box of its own, a drawing, or a paragraph that holds links. */
export type HtmlSegment =
  | { kind: 'text'; tokens: HtmlToken[] }
  | { kind: 'table'; tokens: HtmlToken[] }
  | { kind: 'figure'; varietyId: string; caption: string }
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
  if (first.tag === 'table') return { kind: 'table', tokens: block };
  if (first.tag === 'figure') {
    const caption = block.map((token) => (token.kind === 'text' ? token.text : '')).join('');
    return { kind: 'figure', varietyId: first.attributes['data-variety'] ?? '', caption: caption.trim() };
  }
  return block.some((token) => token.kind === 'open' && token.tag === 'a')
    ? { kind: 'linked', runs: runsOf(block) }
    : null;
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
