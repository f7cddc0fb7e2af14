import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { CompanyBrief, SearchCompaniesQuery } from '@contract/search';
import type { Db, Tx } from '../../database/schema';
import { CursorInt, decodeCursor, pageOf } from '../../http/cursor';
import { spell } from '../textSearch/pinyin';
import type { SearchTerms } from '../textSearch/searchTerms';
import {
  type CompanyQuery,
  computeCompanies,
  countCompanies,
  findCompanies,
  findSuppliersByVariety,
  lockTradeCompanies,
  replaceCompanies,
  type TradeCompanyRow
} from './tradeCompany.repository';

const DEFAULT_LIMIT = 20;
const LETTERS = /^[a-z]{2,}$/;

const CompanyCursor = Type.Tuple([
  Type.Literal('company'),
  CursorInt,
  Type.String({ maxLength: 200, pattern: '^[^\\u0000]+$' })
]);

/** Searches companies, those with most open supplies first. `word` is the query as typed. */
export async function searchCompanies(
  db: Db,
  terms: SearchTerms,
  query: Pick<SearchCompaniesQuery, 'cursor' | 'limit'>,
  context: { word: string; nowMs: number }
): Promise<Page<CompanyBrief>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, CompanyCursor);
  const after = cursor && ([cursor[1], cursor[2]] as [number, string]);
  const rows = await findCompanies(db, { ...toCompanyQuery(terms, context), after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => ['company', row.supply_count, row.name], presentCompany);
}

/** Counts companies that match; stops at `most`. */
export async function countMatchingCompanies(
  db: Db,
  terms: SearchTerms,
  context: { word: string; nowMs: number },
  most: number
): Promise<number> {
  return countCompanies(db, toCompanyQuery(terms, context), most);
}

/** Recomputes the figures of companies. Called in the transaction that changes their listings, which then waits for others. */
export async function refreshTradeCompanies(db: Tx, nowMs: number, ids?: string[]): Promise<void> {
  if (ids?.length === 0) return;
  // A computation before the lock would miss what another transaction is about to commit.
  await lockTradeCompanies(db);
  const companies = await computeCompanies(db, nowMs, ids);
  const withPinyin = companies.map((company) => {
    const { full, initials } = spell(company.name);
    return { ...company, pinyin: [full, initials].filter((letters) => letters !== '') };
  });
  await replaceCompanies(db, withPinyin, ids);
}

/** Recomputes all figures: listings also end by time. Idempotent. */
export async function refreshAllTradeCompanies(db: Db, nowMs: number): Promise<void> {
  await db.transaction().execute((tx) => refreshTradeCompanies(tx, nowMs));
}

function toCompanyQuery(terms: SearchTerms, { word, nowMs }: { word: string; nowMs: number }): CompanyQuery {
  return { terms, letters: LETTERS.test(word) ? word : undefined, nowMs };
}

function presentCompany(row: TradeCompanyRow): CompanyBrief {
  return {
    id: row.company_id,
    name: row.name,
    verifications: row.verifications,
    place: row.place,
    varieties: row.varieties,
    supplyCount: row.supply_count,
    purchaseCount: row.purchase_count
  };
}

/** Lists companies with open supplies of a variety, those with most first; at most 50. */
export async function listSuppliersByVariety(
  db: Db,
  varietyId: string,
  nowMs: number
): Promise<{ companyId: string; name: string; supplyCount: number }[]> {
  const rows = await findSuppliersByVariety(db, varietyId, nowMs);
  return rows.map((row) => ({ companyId: row.id, name: row.name, supplyCount: row.count }));
}
