import type { Static, TSchema } from '@sinclair/typebox';
import { compileLocalize, type Localize } from '../../http/localText';
import type { SubjectContext } from './shareSubject';

const compiled = new WeakMap<TSchema, { localize: Localize | null }>();

/** Translates the names of an answer as its call does. */
export function localized<T extends TSchema>(schema: T, value: Static<T>, { translator }: SubjectContext): Static<T> {
  if (translator === null) return value;
  const known = compiled.get(schema) ?? { localize: compileLocalize(schema) };
  compiled.set(schema, known);
  return known.localize === null ? value : known.localize(value, translator);
}
