import type { TSchema } from '@sinclair/typebox';

/** UTF-8 bytes of a character outside ASCII, per UTF-16 unit. */
const BYTES_OF_UNIT = 3;
const BYTES_OF_NUMBER = 24;
/** Texts without a length limit have a pattern of fixed length: a code, the address of a picture. */
const BYTES_OF_PATTERN = 300;

/** Returns the bytes of the longest JSON that a schema of the contract accepts; Infinity without a limit. */
export function largestJson(schema: TSchema): number {
  const choices = schema['anyOf'] as TSchema[] | undefined;
  if (choices !== undefined) return Math.max(...choices.map(largestJson));
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']).length;
  const { type, maxLength, maxItems, items, properties, pattern } = schema as TSchema & Record<string, unknown>;
  switch (type) {
    case 'string':
      if (maxLength !== undefined) return 2 + BYTES_OF_UNIT * Number(maxLength);
      return pattern === undefined ? Infinity : BYTES_OF_PATTERN;
    case 'number':
    case 'integer':
      return BYTES_OF_NUMBER;
    case 'boolean':
    case 'null':
      return 5;
    case 'array':
      return 2 + Number(maxItems ?? Infinity) * (1 + largestJson(items as TSchema));
    case 'object':
      return Object.entries(properties as Record<string, TSchema>).reduce(
        (sum, [name, value]) => sum + name.length + 4 + largestJson(value),
        2
      );
    default:
      return Infinity;
  }
}
