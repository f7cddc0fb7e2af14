/** One line as it is kept: without control or invisible characters, single spaces, none at the ends. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines as they are kept: like `normalizeLine`, but the line breaks stay. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .trim();
}
