const COMMAS = /[,，、]/;
/** Separators of list items. Alternative texts may contain commas. */
const LIST_SEPARATORS = new Map([
  ['varieties', COMMAS],
  ['regions', COMMAS],
  ['attachments', COMMAS],
  ['covers', /[;；]/]
]);

/**
 * Reads the head of an article in Markdown: `name: value` per line; lists separated by commas (half or full width;
 * `covers` by semicolons), flags `true` or `false`, `#` for comments. The schema decides whether names and values are
 * valid.
 */
export function readFrontMatter(head: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const at = line.indexOf(':');
    const name = (at < 0 ? line : line.slice(0, at)).trim();
    const value = at < 0 ? '' : line.slice(at + 1).trim();
    const separator = LIST_SEPARATORS.get(name);
    fields[name] = separator ? listOf(value, separator) : flagOf(value);
  }
  return fields;
}

const listOf = (value: string, separator: RegExp): string[] =>
  value.split(separator).flatMap((item) => item.trim() || []);

function flagOf(value: string): string | boolean {
  return value === 'true' || (value === 'false' ? false : value);
}
