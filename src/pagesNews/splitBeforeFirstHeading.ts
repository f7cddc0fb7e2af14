/**
 * Splits an article's HTML before its first heading, to insert the price lines there; without a heading they follow at
 * the end. The match is always a real heading tag: the server allows no other tag to contain `<h2`.
 */
export function splitBeforeFirstHeading(html: string): { lead: string; rest: string } {
  const at = html.search(/<h[23][\s>]/);
  return at < 0 ? { lead: html, rest: '' } : { lead: html.slice(0, at), rest: html.slice(at) };
}
