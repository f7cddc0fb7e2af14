/** A part of an article: running text, a table in a box of its own, or the picture of a variety. */
export type HtmlSegment =
  | { kind: 'text'; html: string }
  | { kind: 'table'; html: string }
  | { kind: 'figure'; varietyId: string; caption: string };

const parts = /<figure(?:\s+data-variety="([a-z-]+)")?\s*>([\s\S]*?)<\/figure>|<table>[\s\S]*?<\/table>/g;
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

/**
 * Cuts an article's HTML, as the server has sanitised it, into what a mini-program can draw: its rich text can hold
 * neither a scrolling box nor a picture of ours.
 */
export function htmlSegments(html: string): HtmlSegment[] {
  const segments: HtmlSegment[] = [];
  const addText = (text: string) => {
    if (text.trim()) segments.push({ kind: 'text', html: text });
  };
  let end = 0;
  for (const match of html.matchAll(parts)) {
    addText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, varietyId, inside] = match;
    if (inside === undefined) segments.push({ kind: 'table', html: whole });
    else segments.push({ kind: 'figure', varietyId: varietyId ?? '', caption: plainText(inside) });
  }
  addText(html.slice(end));
  return segments;
}

/** Gives every opening tag its class: rich text knows no tag selectors. */
export function withClasses(html: string, classOf: (tag: string) => string | undefined): string {
  return html.replace(/<([a-z][a-z0-9]*)(?=[\s>])/g, (opening, tag: string) => {
    const className = classOf(tag);
    return className ? `${opening} class="${className}"` : opening;
  });
}
