import { allowedTags, droppedTags, isLink, isPicture, isSize, isSpan, isVariety } from './articleTags';

/**
 * A token of HTML that is safe by construction: a known tag with known attributes, or text. `parts` are further class
 * names.
 */
export type HtmlToken =
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>>; classNames?: readonly string[] }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string };

const VOID_TAGS = new Set(['br', 'img']);
const markup = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the entities that articles use; others stay as they are. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Returns the known attributes of a tag; null when the tag must be dropped. */
function safeAttributes(tag: string, source: string): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    found[name.toLowerCase()] ??= decode(double ?? single ?? bare ?? '');
  }
  const pick = (name: string, isSafe: (value: string) => boolean) =>
    found[name] !== undefined && isSafe(found[name]) ? { [name]: found[name] } : {};
  if (tag === 'a') return isLink(found.href ?? '') ? { href: found.href ?? '' } : null;
  if (tag === 'img') return imageAttributes(found);
  if (tag === 'figure') return pick('data-variety', isVariety);
  if (tag === 'th' || tag === 'td') return { ...pick('colspan', isSpan), ...pick('rowspan', isSpan) };
  return {};
}

function imageAttributes({ src = '', alt = '', width = '', height = '' }: Record<string, string>) {
  return isPicture(src) && isSize(width) && isSize(height) ? { src, alt, width, height } : null;
}

/** Returns the end of a tag whose content is dropped: after its closing tag, else the end of the text. */
function endOf(tag: string, html: string, from: number): number {
  const closing = new RegExp(`</${tag}\\b[^>]*>`, 'i').exec(html.slice(from));
  return closing ? from + closing.index + closing[0].length : html.length;
}

/**
 * Parses HTML without a DOM, which the mini-program lacks. Resulting tags are known and balanced, text is decoded;
 * writing them as HTML must escape it (`tokensToHtml`).
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const open: string[] = [];
  const addText = (text: string) => {
    if (text) tokens.push({ kind: 'text', text: decode(text) });
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) tokens.push({ kind: 'close', tag: open.pop() ?? '' });
  };
  let at = 0;
  for (const match of html.matchAll(markup)) {
    const [whole, slash, name, source = ''] = match;
    // Inside dropped content.
    if (match.index < at) continue;
    addText(html.slice(at, match.index));
    at = match.index + whole.length;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (slash) {
      const depth = open.lastIndexOf(tag);
      if (depth >= 0) closeTo(depth);
    } else if (droppedTags.has(tag)) {
      at = endOf(tag, html, at);
    } else if (allowedTags.has(tag)) {
      const attributes = safeAttributes(tag, source);
      if (!attributes) continue;
      tokens.push({ kind: 'open', tag, attributes });
      if (VOID_TAGS.has(tag)) tokens.push({ kind: 'close', tag });
      else open.push(tag);
    }
  }
  addText(html.slice(at));
  closeTo(0);
  return tokens;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Writes tokens as HTML, each opening tag with its classes. Links become text, because rich text cannot be tapped in
 * parts, and pictures are outside of it.
 */
export function tokensToHtml(tokens: readonly HtmlToken[], classOf: (tag: string) => string | undefined): string {
  return tokens
    .map((token) => {
      if (token.kind === 'text') return escapeHtml(token.text);
      if (token.tag === 'a' || token.tag === 'img') return '';
      if (token.kind === 'close') return token.tag === 'br' ? '' : `</${token.tag}>`;
      const className = [token.tag, ...(token.classNames ?? [])].flatMap((name) => classOf(name) ?? []).join(' ');
      const spans = Object.entries(token.attributes).filter(([name]) => name !== 'data-variety');
      const attributes = [...(className ? [['class', className] as const] : []), ...spans];
      return `<${token.tag}${attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`;
    })
    .join('');
}
