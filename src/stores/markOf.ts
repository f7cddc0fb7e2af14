/** A prime below 2^32, so that the products of the mark stay exact. */
const MARK_RANGE = 4_294_967_291;

/** Distinguishes tokens and accounts on the device without keeping them; empty for none. */
export function markOf(secret: string): string {
  if (secret === '') return '';
  return String([...secret].reduce((mark, character) => (mark * 31 + character.charCodeAt(0)) % MARK_RANGE, 0));
}
