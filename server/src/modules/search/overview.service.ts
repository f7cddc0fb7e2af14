import type { SearchOverview, SearchQuery } from '@contract/search';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { countFoundNow, searchFlashes } from '../flash/flashSearch.service';
import { countPurchases, countSupplies, listPurchases, listSupplies } from '../listing/listing.service';
import { countFoundCompanies, searchCompanies } from '../listing/tradeCompany.service';
import { countFoundLines, searchLines } from '../market/lineSearch.service';
import { listVarietyNames } from '../market/variety.service';
import { countFoundNews, searchNews } from '../news/newsSearch.service';
import { normalise, parseQuery, type SearchTerms } from './searchTerms';
import { similarVarieties } from './similarWords';

/** Rows of each scope on the first tab. */
const FIRST = { lines: 3, supplies: 3, purchases: 2, companies: 2, news: 3, flashes: 2 };
/** Counting stops here, which is more than anybody reads. */
const MOST = 1000;

const NOTHING: Omit<SearchOverview, 'aliasOf' | 'marks' | 'similar'> = {
  counts: { lines: 0, supplies: 0, purchases: 0, companies: 0, news: 0, flashes: 0 },
  lines: [],
  supplies: [],
  purchases: [],
  companies: [],
  news: [],
  flashes: []
};

/** What every scope has of the query. The scopes are asked at once, each with one query for rows and one for the count. */
export async function readOverview(
  db: Db,
  { q, varietyId }: SearchQuery,
  reader: { member: Member | null; nowMs: number }
): Promise<SearchOverview> {
  const word = normalise(q);
  const varieties = await listVarietyNames(db);
  const { terms, aliasOf, marks } = parseQuery(varieties, word, varietyId);
  const found = terms === undefined ? NOTHING : await findFirst(db, terms, word, reader);
  return { aliasOf, marks, ...found, similar: hasAny(found) ? [] : similarVarieties(varieties, word) };
}

async function findFirst(db: Db, terms: SearchTerms, word: string, reader: { member: Member | null; nowMs: number }) {
  const { member, nowMs } = reader;
  const context = { word, nowMs };
  const capped = { terms, nowMs, most: MOST };
  const [counts, lines, supplies, purchases, companies, news, flashes] = await Promise.all([
    Promise.all([
      countFoundLines(db, terms, MOST),
      countSupplies(db, capped),
      countPurchases(db, capped),
      countFoundCompanies(db, terms, context, MOST),
      countFoundNews(db, terms, nowMs, MOST),
      countFoundNow(db, terms, nowMs, MOST)
    ]),
    searchLines(db, terms, { limit: FIRST.lines }, member),
    listSupplies(db, { limit: FIRST.supplies }, nowMs, terms),
    listPurchases(db, { limit: FIRST.purchases }, nowMs, terms),
    searchCompanies(db, terms, { limit: FIRST.companies }, context),
    searchNews(db, terms, { limit: FIRST.news }, nowMs),
    searchFlashes(db, terms, { limit: FIRST.flashes }, nowMs)
  ]);
  return {
    counts: {
      lines: counts[0],
      supplies: counts[1],
      purchases: counts[2],
      companies: counts[3],
      news: counts[4],
      flashes: counts[5]
    },
    lines: lines.items,
    supplies: supplies.items,
    purchases: purchases.items,
    companies: companies.items,
    news: news.items,
    flashes: flashes.items
  };
}

/** Whether any scope has something. */
export function hasAny({ counts }: Pick<SearchOverview, 'counts'>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
