/**
 * Quotes a value (RFC 4180). A value that a spreadsheet would run as a formula begins with an apostrophe, which it shows
 * as a text; a number of a telephone does not: +86 775 is no formula.
 */
function quoteCell(value: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/**
 * Returns rows as a table of comma-separated values with a byte order mark, by which spreadsheets recognise UTF-8.
 * @param rows the titles of the columns first
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}
