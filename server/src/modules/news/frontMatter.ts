import { parse, YAMLParseError } from 'yaml';
import { OperatorError } from '../../operatorError';

const COMMAS = /[,，、]/;
/** Separators of lists that are written in one line. Alternative texts may contain commas. */
const LIST_SEPARATORS = new Map([
  ['varieties', COMMAS],
  ['regions', COMMAS],
  ['attachments', COMMAS],
  ['covers', /[;；]/]
]);

/**
 * Reads the head of an article in Markdown, which is YAML. Lists may also be written in one line, separated by commas
 * (half or full width; `covers` by semicolons). All other values are texts, except the flags `true` and `false`. The
 * schema decides whether names and values are valid.
 * @throws OperatorError for what is no YAML mapping, with the line
 */
export function readFrontMatter(head: string): Record<string, unknown> {
  const fields = parseMapping(head);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(name, value)]));
}

function parseMapping(head: string): object {
  try {
    // `failsafe` leaves numbers and days as they are written. Aliases could repeat a text without limit.
    const fields: unknown = parse(head, { schema: 'failsafe', maxAliasCount: 0 });
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields;
  } catch (error) {
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    throw new OperatorError(`The head is not valid: ${error.message.split('\n', 1).join('')}`);
  }
  throw new OperatorError('The head is not valid: write "name: value" in each line.');
}

function readValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const separator = LIST_SEPARATORS.get(name);
  if (separator) return value.split(separator).flatMap((item) => item.trim() || []);
  return value === 'true' || (value === 'false' ? false : value);
}
