import type { TSchema } from '@sinclair/typebox';
import { type Language, LANGUAGES, type LocalTextKind } from '@contract/localText';

/** Translates texts of each kind from simplified Chinese into one language. */
export type Translator = Record<LocalTextKind, (text: string) => string>;

/** Translates the marked texts of a value. Returns a copy where something is marked: cached values are shared. */
export type Localize = (value: unknown, translator: Translator) => unknown;

/** The first supported language of an `Accept-Language` header, else simplified Chinese. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase();
    if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-Hant';
    if (/^zh\b/.test(tag)) return 'zh-Hans';
    const found = LANGUAGES.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'zh-Hans';
}

/** Compiles a schema into a function that localizes its values; null where the schema marks no text. */
export function compileLocalize(schema: TSchema): Localize | null {
  const kind: unknown = schema['x-local-text'];
  if (kind === 'taxonomy' || kind === 'location' || kind === 'title' || kind === 'partyName') {
    return (value, translator) => (typeof value === 'string' ? translator[kind](value) : value);
  }
  const parts: unknown = schema['anyOf'] ?? schema['allOf'];
  if (Array.isArray(parts)) return localizeParts(parts as TSchema[]);
  if (schema['type'] === 'array') return localizeItems(schema['items'] as TSchema);
  const [record] = Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>);
  if (record !== undefined) return localizeRecord(record);
  if (schema['type'] === 'object') return localizeProperties((schema['properties'] ?? {}) as Record<string, TSchema>);
  return null;
}

/** Applies every part of a union or an intersection: a translated text is in no Chinese dictionary, so a second pass changes nothing. */
function localizeParts(schemas: TSchema[]): Localize | null {
  const steps = schemas.map(compileLocalize).filter((step) => step !== null);
  if (steps.length === 0) return null;
  return (value, translator) => steps.reduce((result, step) => step(result, translator), value);
}

function localizeItems(schema: TSchema): Localize | null {
  const step = compileLocalize(schema);
  return step && ((value, translator) => (Array.isArray(value) ? value.map((item) => step(item, translator)) : value));
}

/** Applies one schema to every property, whatever its name. */
function localizeRecord(schema: TSchema): Localize | null {
  const step = compileLocalize(schema);
  if (step === null) return null;
  return (value, translator) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, step(part, translator)]))
      : value;
}

function localizeProperties(properties: Record<string, TSchema>): Localize | null {
  const steps = Object.entries(properties).flatMap(([name, schema]) => {
    const step = compileLocalize(schema);
    return step === null ? [] : [{ name, step }];
  });
  if (steps.length === 0) return null;
  return (value, translator) => {
    if (typeof value !== 'object' || value === null) return value;
    const result: Record<string, unknown> = { ...value };
    for (const { name, step } of steps) if (name in result) result[name] = step(result[name], translator);
    return result;
  };
}

/** Returns a schema without the lengths of localized texts: they limit what is written, and a translation may be longer. */
export function withoutTextLengths<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((part: unknown) => withoutTextLengths(part)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  // The spread keeps the symbols by which the schema's library knows its kinds.
  const copy = { ...schema } as Record<string, unknown>;
  for (const [name, part] of Object.entries(schema)) copy[name] = withoutTextLengths<unknown>(part);
  if (copy['x-local-text'] !== undefined) {
    delete copy['minLength'];
    delete copy['maxLength'];
  }
  return copy as T;
}
