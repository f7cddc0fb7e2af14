import type { VarietyNames } from '../pricing/variety.service';
import type { SearchTerms } from '../textSearch/searchTerms';
import { fold, tokensOf } from '../textSearch/searchTokens';
import { aliasOf, matchVarieties, type VarietyMatch } from './varietyMatch';

export interface ParsedQuery {
  /** Undefined when nothing is searchable: spaces, an emoji, punctuation. */
  terms: SearchTerms | undefined;
  /** Name of the variety of which the query is an alias. */
  aliasOf: string | null;
  /** Texts to highlight in the results. */
  marks: string[];
}

/** Words that express an intention, which the scopes already do; they narrow nothing. */
const STOP_WORDS = /(?:今日|今天|最新)?(?:行情|价格|报价|供应|采购|求购|批发|多少钱)/g;

/** Removes control characters, which have no meaning in a search; PostgreSQL rejects a zero byte. */
export function normalise(word: string): string {
  return fold(word.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')).trim();
}

/** @param query normalised */
export function parseQuery(varieties: VarietyNames[], query: string, onlyVarietyId?: string): ParsedQuery {
  if (tokensOf(query).length === 0) return { terms: undefined, aliasOf: null, marks: [] };
  const match = matchVarieties(varieties, query);
  if (match.meant !== undefined) return parseNamedVariety(match, match.meant, query, onlyVarietyId);
  const narrowing = searchableTerms(query.replace(STOP_WORDS, ' '));
  // 采购 alone is a word like any other.
  const [first = '', ...rest] = narrowing.length > 0 ? narrowing : searchableTerms(query);
  const varietyIds = match.others.filter((variety) => matchesProperName(variety, query)).map(({ id }) => id);
  return {
    terms: { varietyIds, phrases: [first], rest, onlyVarietyId },
    aliasOf: null,
    marks: [first, ...rest]
  };
}

function parseNamedVariety(
  match: VarietyMatch,
  meant: VarietyNames,
  query: string,
  onlyVarietyId?: string
): ParsedQuery {
  const names = [meant.name, ...meant.aliases];
  const rest = narrowingTerms(match.rest);
  return {
    terms: { varietyIds: [meant.id], phrases: shortest(names), rest, onlyVarietyId },
    aliasOf: aliasOf(match, query),
    marks: [...names, ...rest]
  };
}

/** Returns the words beside the name of a variety that a result must contain as well. */
export function narrowingTerms(rest: string): string[] {
  return searchableTerms(rest.replace(STOP_WORDS, ' '));
}

/** Drops longer names: what contains 八角茴香 contains 八角 as well. */
function shortest(names: string[]): string[] {
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
}

/** Returns the searchable words. */
function searchableTerms(text: string): string[] {
  return text.split(' ').filter((word) => tokensOf(word).length > 0);
}

/** Returns whether the partial match is due to the name (椒 in 花椒) or to letters, not to a longer alias (大红 in 大红袍). */
function matchesProperName({ name }: VarietyNames, query: string): boolean {
  return name.includes(query) || /^[a-z ]+$/.test(query);
}
