import type { PriceLine } from '@contract/priceLine';
import type { SearchSuggestion } from '@contract/search';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { searchArticles } from '../news/news.service';
import { listLeadingLines, listLinesByName } from '../pricing/market.service';
import { listLines } from '../pricing/priceList.service';
import { listVarietyNames, type VarietyNames } from '../pricing/variety.service';
import type { SearchTerms } from '../textSearch/searchTerms';
import { narrowingTerms, normalise, parseQuery } from './searchTerms';
import { aliasOf, matchVarieties } from './varietyMatch';

const MAX_LINES = 8;
const MAX_NEWS = 5;
/** More lines than any variety has. */
const ALL_LINES = 50;

/** Returns the terms of a query, and the query as it is interpreted; no terms when nothing is searchable. */
export async function parseTerms(
  db: Db,
  q: string,
  varietyId: string | undefined
): Promise<{ terms: SearchTerms | undefined; word: string }> {
  const word = normalise(q);
  return { terms: parseQuery(await listVarietyNames(db), word, varietyId).terms, word };
}

/** Returns suggestions for an unfinished word: price lines and articles. A blank word has none. */
export async function suggest(
  db: Db,
  word: string,
  context: { member: Member | null; nowMs: number }
): Promise<SearchSuggestion> {
  const query = normalise(word);
  if (query === '') return { aliasOf: null, lines: [], news: [] };
  const match = matchVarieties(await listVarietyNames(db), query);
  const only = match.meant ?? (match.others.length === 1 ? match.others[0] : undefined);
  const [ofOnly, leading, named, news] = await Promise.all([
    only === undefined ? [] : narrowedLines(db, only.id, match.rest, context),
    listLeadingLines(db, idsOf(match.others), context.member),
    listLinesByName(db, query, MAX_LINES, context.member),
    searchArticles(db, query.split(' '), { varietyId: only?.id, limit: MAX_NEWS, nowMs: context.nowMs })
  ]);
  // A variety with this name comes first; a partial match leaves room for a grade with exactly this name (大红).
  const found = match.meant === undefined ? [leading, named, ofOnly] : [ofOnly, leading, named];
  return { aliasOf: aliasOf(match, query), lines: withoutRepeats(found.flat()).slice(0, MAX_LINES), news };
}

/**
 * Returns the lines of a variety whose grade, market or origin the rest of the query names; all of them without a rest.
 * None when the rest names something else: the result page has none either.
 */
async function narrowedLines(
  db: Db,
  varietyId: string,
  rest: string,
  context: { member: Member | null; nowMs: number }
): Promise<PriceLine[]> {
  const { items } = await listLines(db, { varietyId, limit: ALL_LINES }, context.member);
  const terms = narrowingTerms(rest);
  // Letters at the end may be the pinyin of an unfinished word.
  if (/^[a-z' ]+$/.test(terms[terms.length - 1] ?? '')) terms.pop();
  return items.filter((line) => terms.every((part) => mentions(line, part)));
}

function mentions({ gradeName, marketName, marketShortName, origin }: PriceLine, part: string): boolean {
  return [gradeName, marketName, marketShortName, origin ?? ''].some((name) => name.toLowerCase().includes(part));
}

function idsOf(varieties: VarietyNames[]): string[] {
  return varieties.slice(0, MAX_LINES).map(({ id }) => id);
}

function withoutRepeats(lines: PriceLine[]): PriceLine[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
