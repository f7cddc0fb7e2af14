export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Every special character of a regular expression stands for itself. */
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text in parts, those that one of the query's words is found in marked; upper and lower case are alike. */
export function highlight(text: string, query: string): TextPart[] {
  // The longest first: of 八角茴香 and 八角 the whole is marked.
  const found = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (found.length === 0) return [{ text, isHit: false }];
  // Splitting by a group keeps what it caught: at the odd places.
  return text
    .split(new RegExp(`(${found.map(escapeRegExp).join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
