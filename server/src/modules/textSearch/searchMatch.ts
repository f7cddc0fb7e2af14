import { type RawBuilder, sql } from 'kysely';
import type { SearchTerms } from '../textSearch/searchTerms';
import { tokensOf } from './searchTokens';

/**
 * Returns the condition that a row matches the terms.
 * @param tokens tokens of the row's text, as in the index
 * @param isAbout whether the row is about one of the varieties
 */
export function matchesSearchTerms(
  terms: SearchTerms,
  tokens: RawBuilder<unknown>,
  isAbout: (varietyIds: string[]) => RawBuilder<boolean>
): RawBuilder<boolean> {
  const has = (phrase: string) => sql<boolean>`${tokens} @> ${tokensOf(phrase)}::text[]`;
  const alternatives = [...(terms.varietyIds.length > 0 ? [isAbout(terms.varietyIds)] : []), ...terms.phrases.map(has)];
  const conditions = [
    sql<boolean>`(${sql.join(alternatives, sql` or `)})`,
    ...terms.rest.map(has),
    ...(terms.onlyVarietyId === undefined ? [] : [isAbout([terms.onlyVarietyId])])
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
