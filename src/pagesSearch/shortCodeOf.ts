/** Code of a card that is printed to be typed: without signs that look alike. */
const SHORT_CODE = /^[2-9A-HJ-NP-Z]{8}$/;

/** Returns the short code that a query may be, as the server has it; undefined for other queries. */
export function shortCodeOf(query: string): string | undefined {
  const code = query.replace(/[\s-]/g, '').toUpperCase();
  return SHORT_CODE.test(code) ? code : undefined;
}
