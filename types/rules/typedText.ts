/** One line as it is kept: without control or invisible characters, single spaces, none at the ends. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines as they are kept: like `tidyLine`, but the line breaks stay. */
export function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .trim();
}
