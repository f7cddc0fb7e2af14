import type { Page } from '@contract/common';
import type { SearchOverview, SearchQuery, SearchScope } from '@contract/search';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { countFoundNow, searchFlashes } from '../flash/flashSearch.service';
import { countPurchases, countSupplies, listPurchases, listSupplies } from '../listing/listing.service';
import { countMatchingCompanies, searchCompanies } from '../listing/tradeCompany.service';
import { countFoundLines, searchLines } from '../market/lineSearch.service';
import { listVarietyNames } from '../market/variety.service';
import { countFoundNews, searchNews } from '../news/newsSearch.service';
import { MOST_COUNTED, type FrequentWords } from './frequentWords';
import { normalise, parseQuery, type SearchTerms } from './searchTerms';
import { similarVarieties } from './similarWords';

/** Rows of each scope on the first tab. */
const FIRST = { lines: 3, supplies: 3, purchases: 2, companies: 2, news: 3, flashes: 2 };

/** Who asks, when, and what the process knows of earlier searches. */
export interface Search {
  member: Member | null;
  nowMs: number;
  frequentWords: FrequentWords;
}

/** The first rows of a scope, and how many there are. */
interface Found<T> {
  items: T[];
  count: number;
}

const NONE = { items: [], count: 0 };
const NOTHING = { lines: NONE, supplies: NONE, purchases: NONE, companies: NONE, news: NONE, flashes: NONE };

/** What every scope has of the query. The scopes are asked at once. */
export async function readOverview(db: Db, query: SearchQuery, search: Search): Promise<SearchOverview> {
  const word = normalise(query.q);
  const varieties = await listVarietyNames(db);
  const { terms, aliasOf, marks } = parseQuery(varieties, word, query.varietyId);
  const found = terms === undefined ? NOTHING : await pipelined(db, (one) => findFirst(one, terms, word, search));
  const { lines, supplies, purchases, companies, news, flashes } = found;
  const overview = {
    counts: {
      lines: lines.count,
      supplies: supplies.count,
      purchases: purchases.count,
      companies: companies.count,
      news: news.count,
      flashes: flashes.count
    },
    lines: lines.items,
    supplies: supplies.items,
    purchases: purchases.items,
    companies: companies.items,
    news: news.items,
    flashes: flashes.items
  };
  return { aliasOf, marks, ...overview, similar: hasAny(overview) ? [] : similarVarieties(varieties, word) };
}

async function findFirst(db: Db, terms: SearchTerms, word: string, { member, nowMs, frequentWords }: Search) {
  const context = { word, nowMs };
  const most = MOST_COUNTED;

  /** A window that has no next one says itself how many there are: most words are counted in one or two scopes only. */
  async function counted<T>(
    scope: SearchScope,
    first: Promise<Page<T>>,
    count: () => Promise<number>
  ): Promise<Found<T>> {
    const { items, nextCursor } = await first;
    if (nextCursor === null) return { items, count: items.length };
    const what = [scope, terms.onlyVarietyId, word].join(' ');
    return { items, count: await frequentWords.count(what, nowMs, count) };
  }

  const [lines, supplies, purchases, companies, news, flashes] = await Promise.all([
    counted('lines', searchLines(db, terms, { limit: FIRST.lines }, member), () => countFoundLines(db, terms, most)),
    counted('supplies', listSupplies(db, { limit: FIRST.supplies }, nowMs, terms), () =>
      countSupplies(db, { terms, nowMs, most })
    ),
    counted('purchases', listPurchases(db, member, { limit: FIRST.purchases }, nowMs, terms), () =>
      countPurchases(db, member, { terms, nowMs, most })
    ),
    counted('companies', searchCompanies(db, terms, { limit: FIRST.companies }, context), () =>
      countMatchingCompanies(db, terms, context, most)
    ),
    counted('news', searchNews(db, terms, { limit: FIRST.news }, nowMs), () => countFoundNews(db, terms, nowMs, most)),
    counted('flashes', searchFlashes(db, terms, { limit: FIRST.flashes }, nowMs), () =>
      countFoundNow(db, terms, nowMs, most)
    )
  ]);
  return { lines, supplies, purchases, companies, news, flashes };
}

/** Whether any scope has something. */
export function hasAny({ counts }: Pick<SearchOverview, 'counts'>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
