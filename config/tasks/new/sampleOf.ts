import { Kind, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { UsageError } from './Draft';

const texts = ['a1', 'b2', '2026-11-20', '13800138000', '450902', '/uploads/a.webp', 'https://example.com/a'];

/**
 * Returns one of two values that a schema of the contract accepts, for tests; they differ where the schema lets them.
 * @throws UsageError for a text with a pattern that none of the usual texts has
 */
export function sampleOf(schema: TSchema, variant: 0 | 1): unknown {
  const {
    properties = {},
    required = [],
    allOf = [],
    anyOf = [],
    items,
    pattern,
    minimum = 0
  } = schema as Partial<{
    properties: Record<string, TSchema>;
    required: string[];
    allOf: TSchema[];
    anyOf: TSchema[];
    items: TSchema;
    pattern: string;
    minimum: number;
  }>;
  switch (schema[Kind]) {
    case 'Object':
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] as TSchema, variant)]));
    case 'Intersect':
      return Object.assign({}, ...allOf.map((part) => sampleOf(part, variant))) as unknown;
    case 'Array':
      return [sampleOf(items as TSchema, variant)];
    case 'Union':
      return sampleOf((anyOf[variant] ?? anyOf[0]) as TSchema, variant);
    case 'String': {
      const fitting = texts.filter((text) => Value.Check(schema, text));
      if (fitting.length === 0) throw new UsageError(`No example for a text with the pattern ${pattern}.`);
      return fitting[variant] ?? fitting[0];
    }
    case 'Integer':
    case 'Number':
      return Value.Check(schema, minimum + variant) ? minimum + variant : minimum;
    case 'Boolean':
      return variant === 1;
    default:
      return Value.Create(schema);
  }
}
