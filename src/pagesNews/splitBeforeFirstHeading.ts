/**
 * Splits an article's HTML before its first heading, where the price lines stand. Without a heading they stand at the
 * end. The heading is one of the body's own tags: the server lets no other tag contain `<h2`.
 */
export function splitBeforeFirstHeading(html: string): { opening: string; rest: string } {
  const at = html.search(/<h[23][\s>]/);
  return at < 0 ? { opening: html, rest: '' } : { opening: html.slice(0, at), rest: html.slice(at) };
}
