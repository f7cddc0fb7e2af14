const LISTS = new Set(['varieties', 'regions', 'attachments']);

/**
 * The head of an article in Markdown: `name: value` a line; lists parted by commas (half or full width), flags `true`
 * or `false`, lines with `#` are notes. Whether names and values are right is for the schema to say.
 */
export function readFrontMatter(head: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const at = line.indexOf(':');
    const name = (at < 0 ? line : line.slice(0, at)).trim();
    const value = at < 0 ? '' : line.slice(at + 1).trim();
    fields[name] = LISTS.has(name) ? listOf(value) : flagOf(value);
  }
  return fields;
}

const listOf = (value: string): string[] => value.split(/[,，、]/).flatMap((item) => item.trim() || []);

function flagOf(value: string): string | boolean {
  return value === 'true' || (value === 'false' ? false : value);
}
