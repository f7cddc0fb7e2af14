import type { Page } from '@contract/common';
import type { Flash } from '@contract/flash';
import type { ListingSort, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { NewsBrief, NewsCategory } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import type {
  CompanyBrief,
  SearchCompaniesQuery,
  SearchFlashesQuery,
  SearchLinesQuery,
  SearchListingsQuery,
  SearchNewsQuery,
  SearchOverview,
  SearchQuery,
  SearchScope
} from '@contract/search';
import { initialPageSize } from '@/platform/initialPageSize';

export type { ListingSort };
export type LineSort = NonNullable<SearchLinesQuery['sort']>;

export type FoundRow =
  | ({ kind: 'line' } & PriceLine)
  | ({ kind: 'supply' } & SupplyBrief)
  | ({ kind: 'purchase' } & PurchaseBrief)
  | ({ kind: 'company' } & CompanyBrief)
  | ({ kind: 'news' } & NewsBrief)
  | ({ kind: 'flash' } & Flash);

export interface SearchApi {
  getOverview(query: SearchQuery): Promise<SearchOverview>;
  findLines(query: SearchLinesQuery): Promise<Page<PriceLine>>;
  findSupplies(query: SearchListingsQuery): Promise<Page<SupplyBrief>>;
  findPurchases(query: SearchListingsQuery): Promise<Page<PurchaseBrief>>;
  findCompanies(query: SearchCompaniesQuery): Promise<Page<CompanyBrief>>;
  findNews(query: SearchNewsQuery): Promise<Page<NewsBrief>>;
  findFlashes(query: SearchFlashesQuery): Promise<Page<Flash>>;
}

/** What the reader has chosen for the lists. */
export interface Choice {
  lineSort: LineSort;
  listingSort: ListingSort;
  certifiedOnly: boolean;
  newsCategory: NewsCategory | undefined;
  importantOnly: boolean;
}

/** Rows that a mini-program draws in one step, when a tab is tapped. */
const DRAWN_AT_ONCE: Record<SearchScope, number> = {
  lines: 6,
  supplies: 4,
  purchases: 3,
  companies: 8,
  news: 10,
  flashes: 6
};

/** One window of a scope's list, every row with its kind. In the mini-program the first is short. */
export async function findRows(
  api: SearchApi,
  scope: SearchScope,
  window: SearchCompaniesQuery,
  choice: Choice
): Promise<Page<FoundRow>> {
  const limit = window.cursor === undefined ? initialPageSize(DRAWN_AT_ONCE[scope]) : undefined;
  const what = { ...window, ...(limit !== undefined && { limit }) };
  const { lineSort, listingSort, certifiedOnly, newsCategory, importantOnly } = choice;
  const listings = { ...what, sort: listingSort, ...(certifiedOnly && { certifiedOnly }) };
  switch (scope) {
    case 'lines':
      return rows('line', await api.findLines({ ...what, sort: lineSort }));
    case 'supplies':
      return rows('supply', await api.findSupplies(listings));
    case 'purchases':
      return rows('purchase', await api.findPurchases(listings));
    case 'companies':
      return rows('company', await api.findCompanies(what));
    case 'news':
      return rows('news', await api.findNews({ ...what, ...(newsCategory && { category: newsCategory }) }));
    case 'flashes':
      return rows('flash', await api.findFlashes({ ...what, ...(importantOnly && { importantOnly }) }));
  }
}

function rows<K extends string, T extends object>(kind: K, { items, nextCursor }: Page<T>): Page<T & { kind: K }> {
  return { items: items.map((item) => ({ ...item, kind })), nextCursor };
}
