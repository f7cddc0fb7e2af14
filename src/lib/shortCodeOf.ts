/** Code of a card that is printed to be typed: without signs that look alike. */
const SHORT_CODE = /^[2-9A-HJ-NP-Z]{8}$/;

/** Returns the short code that a typed text may be, as the server has it; undefined for other texts. */
export function shortCodeOf(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return SHORT_CODE.test(code) ? code : undefined;
}
