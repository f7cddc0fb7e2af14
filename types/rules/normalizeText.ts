/**
 * Returns text as a single line for storage: without control or invisible characters, single spaces, none at the ends.
 */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns multi-line text for storage: like `normalizeLine`, but with line breaks. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .trim();
}
