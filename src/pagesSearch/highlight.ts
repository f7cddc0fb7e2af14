export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Escapes the special characters of a regular expression. */
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text into parts and marks those that match a word of the query, ignoring case. */
export function highlight(text: string, query: string): TextPart[] {
  // Longest first, to mark 八角茴香 as a whole rather than only 八角.
  const found = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (found.length === 0) return [{ text, isHit: false }];
  // Splitting by a capturing group keeps the matches at the odd indices.
  return text
    .split(new RegExp(`(${found.map(escapeRegExp).join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
