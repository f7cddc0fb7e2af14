import type { VarietyNames } from '../pricing/variety.service';
import { aliasOf, matchVarieties, type VarietyMatch } from './varietyMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { fold, tokensOf } from '../textSearch/searchTokens';

export interface ParsedQuery {
  /** Undefined for what nothing can be found by: blanks, an emoji, punctuation. */
  terms: SearchTerms | undefined;
  /** The proper name of the variety that the query is another name of. */
  aliasOf: string | null;
  /** What to mark in the results. */
  marks: string[];
}

/** Words that say what somebody wants to know or do, which the scopes do already; they narrow nothing. */
const STOP_WORDS = /(?:今日|今天|最新)?(?:行情|价格|报价|供应|采购|求购|批发|多少钱)/g;

/** Control characters mean nothing to a reader, and a zero byte is one that PostgreSQL refuses. */
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

/** The words beside the name of a variety that a result must have as well. */
export function narrowingTerms(rest: string): string[] {
  return searchableTerms(rest.replace(STOP_WORDS, ' '));
}

/** What has 八角茴香 has 八角 as well: the longer name finds nothing more. */
function shortest(names: string[]): string[] {
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
}

/** The words that something can be found by. */
function searchableTerms(text: string): string[] {
  return text.split(' ').filter((word) => tokensOf(word).length > 0);
}

/** Fits in part because of its proper name (椒 in 花椒) or of letters, not because of a longer alias (大红 in 大红袍). */
function matchesProperName({ name }: VarietyNames, query: string): boolean {
  return name.includes(query) || /^[a-z ]+$/.test(query);
}
