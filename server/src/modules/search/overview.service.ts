import type { Page } from '@contract/common';
import type { SearchOverview, SearchQuery, SearchScope } from '@contract/search';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { countMatchingCards, searchCards } from '../card/cardSearch.service';
import { countMatchingExhibitors, searchExhibitors } from '../exhibitor/exhibitorSearch.service';
import { findMatchingExpo } from '../expo/expoSearch.service';
import { countMatchingSessions, searchSessions } from '../expoSession/sessionSearch.service';
import { countPurchases, countSupplies, listPurchases, listSupplies } from '../listing/listing.service';
import { countMatchingCompanies, searchCompanies } from '../listing/tradeCompany.service';
import { countMatchingNews, searchNews } from '../news/newsSearch.service';
import { countMatchingFlashes, searchFlashes } from '../newsflash/flashSearch.service';
import { countMatchingLines, searchLines } from '../pricing/lineSearch.service';
import { listVarietyNames } from '../pricing/variety.service';
import type { SearchTerms } from '../textSearch/searchTerms';
import { type CappedCountCache, COUNT_CAP } from './cappedCountCache';
import { normalise, parseQuery } from './searchTerms';
import { suggestSpellings } from './spellingSuggestions';

/** Rows of each scope on the first tab. */
const PREVIEW_LIMITS = {
  lines: 3,
  supplies: 3,
  purchases: 2,
  companies: 2,
  news: 3,
  flashes: 2,
  cards: 2,
  exhibitors: 2,
  sessions: 2
};

/** Viewer and time of a search, with the caches of the process. */
export interface SearchContext {
  member: Member | null;
  nowMs: number;
  countCache: CappedCountCache;
}

/** First rows of a scope, and their total count. */
interface ScopeResult<T> {
  items: T[];
  count: number;
}

const EMPTY_SCOPE = { items: [], count: 0 };
const EMPTY_RESULTS = {
  lines: EMPTY_SCOPE,
  supplies: EMPTY_SCOPE,
  purchases: EMPTY_SCOPE,
  companies: EMPTY_SCOPE,
  news: EMPTY_SCOPE,
  flashes: EMPTY_SCOPE,
  cards: EMPTY_SCOPE,
  exhibitors: EMPTY_SCOPE,
  sessions: EMPTY_SCOPE,
  expo: null
};

/** Returns the first rows and counts of every scope. The scopes are searched in parallel. */
export async function getSearchOverview(db: Db, query: SearchQuery, search: SearchContext): Promise<SearchOverview> {
  const word = normalise(query.q);
  const varieties = await listVarietyNames(db);
  const { terms, aliasOf, marks } = parseQuery(varieties, word, query.varietyId);
  const results =
    terms === undefined
      ? EMPTY_RESULTS
      : await pipelined(db, (connection) => findPreviews(connection, terms, word, search));
  const { lines, supplies, purchases, companies, news, flashes, cards, exhibitors, sessions, expo } = results;
  const overview = {
    counts: {
      lines: lines.count,
      supplies: supplies.count,
      purchases: purchases.count,
      companies: companies.count,
      news: news.count,
      flashes: flashes.count,
      cards: cards.count,
      exhibitors: exhibitors.count,
      sessions: sessions.count
    },
    lines: lines.items,
    supplies: supplies.items,
    purchases: purchases.items,
    companies: companies.items,
    news: news.items,
    flashes: flashes.items,
    cards: cards.items,
    exhibitors: exhibitors.items,
    sessions: sessions.items,
    expo
  };
  return { aliasOf, marks, ...overview, similar: hasAny(overview) ? [] : suggestSpellings(varieties, word) };
}

async function findPreviews(db: Db, terms: SearchTerms, word: string, { member, nowMs, countCache }: SearchContext) {
  const context = { word, nowMs };
  const most = COUNT_CAP;

  /** A page without a next one is its own count: most words have matches in one or two scopes only. */
  async function withCount<T>(
    scope: SearchScope,
    first: Promise<Page<T>>,
    count: () => Promise<number>
  ): Promise<ScopeResult<T>> {
    const { items, nextCursor } = await first;
    if (nextCursor === null) return { items, count: items.length };
    const key = [scope, terms.onlyVarietyId, word].join(' ');
    return { items, count: await countCache.count(key, nowMs, count) };
  }

  const exhibitorSearch = { member, word, nowMs };

  const [lines, supplies, purchases, companies, news, flashes, cards, exhibitors, sessions, expo] = await Promise.all([
    withCount('lines', searchLines(db, terms, { limit: PREVIEW_LIMITS.lines }, member), () =>
      countMatchingLines(db, terms, most)
    ),
    withCount('supplies', listSupplies(db, { limit: PREVIEW_LIMITS.supplies }, nowMs, terms), () =>
      countSupplies(db, { terms, nowMs, most })
    ),
    withCount('purchases', listPurchases(db, member, { limit: PREVIEW_LIMITS.purchases }, nowMs, terms), () =>
      countPurchases(db, member, { terms, nowMs, most })
    ),
    withCount('companies', searchCompanies(db, terms, { limit: PREVIEW_LIMITS.companies }, context), () =>
      countMatchingCompanies(db, terms, context, most)
    ),
    withCount('news', searchNews(db, terms, { limit: PREVIEW_LIMITS.news }, nowMs), () =>
      countMatchingNews(db, terms, nowMs, most)
    ),
    withCount('flashes', searchFlashes(db, terms, { limit: PREVIEW_LIMITS.flashes }, nowMs), () =>
      countMatchingFlashes(db, terms, nowMs, most)
    ),
    withCount('cards', searchCards(db, terms, { limit: PREVIEW_LIMITS.cards }, word), () =>
      countMatchingCards(db, terms, word, most)
    ),
    withCount('exhibitors', searchExhibitors(db, terms, { limit: PREVIEW_LIMITS.exhibitors }, exhibitorSearch), () =>
      countMatchingExhibitors(db, terms, exhibitorSearch, most)
    ),
    withCount('sessions', searchSessions(db, terms, { limit: PREVIEW_LIMITS.sessions }, nowMs), () =>
      countMatchingSessions(db, terms, nowMs, most)
    ),
    findMatchingExpo(db, terms, context)
  ]);
  return { lines, supplies, purchases, companies, news, flashes, cards, exhibitors, sessions, expo };
}

type Matches = Pick<SearchOverview, 'counts' | 'expo'>;

/** Returns whether the expo or any scope matches. */
function hasAny({ counts, expo }: Matches): boolean {
  return expo !== null || Object.values(counts).some((count) => count > 0);
}

/** Returns whether anything but business cards matches: a search for a person must not become a popular one. */
export function isAboutTrade({ counts, expo }: Matches): boolean {
  return hasAny({ counts: { ...counts, cards: 0 }, expo });
}
