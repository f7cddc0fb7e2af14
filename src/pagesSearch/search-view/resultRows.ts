import type { CardBrief } from '@contract/card';
import type { Page } from '@contract/common';
import type { ExhibitorBrief } from '@contract/exhibitor';
import type { ExpoSessionBrief } from '@contract/expoSession';
import type { Flash } from '@contract/flash';
import type { ListingSort, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { NewsBrief, NewsCategory } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import type {
  CompanyBrief,
  SearchCardsQuery,
  SearchCompaniesQuery,
  SearchExhibitorsQuery,
  SearchFlashesQuery,
  SearchLinesQuery,
  SearchListingsQuery,
  SearchNewsQuery,
  SearchOverview,
  SearchQuery,
  SearchScope,
  SearchSessionsQuery
} from '@contract/search';
import { initialPageSize } from '@/platform/initialPageSize';

export type { ListingSort };
export type LineSort = NonNullable<SearchLinesQuery['sort']>;

export type ResultRow =
  | ({ kind: 'line' } & PriceLine)
  | ({ kind: 'supply' } & SupplyBrief)
  | ({ kind: 'purchase' } & PurchaseBrief)
  | ({ kind: 'company' } & CompanyBrief)
  | ({ kind: 'news' } & NewsBrief)
  | ({ kind: 'flash' } & Flash)
  | ({ kind: 'card' } & CardBrief)
  | ({ kind: 'exhibitor' } & ExhibitorBrief)
  | ({ kind: 'session' } & ExpoSessionBrief);

export interface SearchApi {
  getOverview(query: SearchQuery): Promise<SearchOverview>;
  findLines(query: SearchLinesQuery): Promise<Page<PriceLine>>;
  findSupplies(query: SearchListingsQuery): Promise<Page<SupplyBrief>>;
  findPurchases(query: SearchListingsQuery): Promise<Page<PurchaseBrief>>;
  findCompanies(query: SearchCompaniesQuery): Promise<Page<CompanyBrief>>;
  findNews(query: SearchNewsQuery): Promise<Page<NewsBrief>>;
  findFlashes(query: SearchFlashesQuery): Promise<Page<Flash>>;
  findCards(query: SearchCardsQuery): Promise<Page<CardBrief>>;
  findExhibitors(query: SearchExhibitorsQuery): Promise<Page<ExhibitorBrief>>;
  findSessions(query: SearchSessionsQuery): Promise<Page<ExpoSessionBrief>>;
}

/** Filters and sort orders that the viewer selected for the lists. */
export interface ResultFilters {
  lineSort: LineSort;
  listingSort: ListingSort;
  certifiedOnly: boolean;
  newsCategory: NewsCategory | undefined;
  importantOnly: boolean;
}

/** First page size per scope: the rows that a mini-program can render in one step when a tab is opened. */
const FIRST_PAGE_SIZE: Record<SearchScope, number> = {
  lines: 6,
  supplies: 4,
  purchases: 3,
  companies: 8,
  news: 10,
  flashes: 6,
  cards: 8,
  exhibitors: 8,
  sessions: 8
};

/** Loads one page of a scope's list and adds the kind to each row. The first page is short in the mini-program. */
export async function loadResultRows(
  api: SearchApi,
  scope: SearchScope,
  window: SearchCompaniesQuery,
  filters: ResultFilters
): Promise<Page<ResultRow>> {
  const limit = window.cursor === undefined ? initialPageSize(FIRST_PAGE_SIZE[scope]) : undefined;
  const query = { ...window, ...(limit !== undefined && { limit }) };
  const { lineSort, listingSort, certifiedOnly, newsCategory, importantOnly } = filters;
  const listings = { ...query, sort: listingSort, ...(certifiedOnly && { certifiedOnly }) };
  switch (scope) {
    case 'lines':
      return withKind('line', await api.findLines({ ...query, sort: lineSort }));
    case 'supplies':
      return withKind('supply', await api.findSupplies(listings));
    case 'purchases':
      return withKind('purchase', await api.findPurchases(listings));
    case 'companies':
      return withKind('company', await api.findCompanies(query));
    case 'news':
      return withKind('news', await api.findNews({ ...query, ...(newsCategory && { category: newsCategory }) }));
    case 'flashes':
      return withKind('flash', await api.findFlashes({ ...query, ...(importantOnly && { importantOnly }) }));
    case 'cards':
      return withKind('card', await api.findCards(query));
    case 'exhibitors':
      return withKind('exhibitor', await api.findExhibitors(query));
    case 'sessions':
      return withKind('session', await api.findSessions(query));
  }
}

function withKind<K extends string, T extends object>(kind: K, { items, nextCursor }: Page<T>): Page<T & { kind: K }> {
  return { items: items.map((item) => ({ ...item, kind })), nextCursor };
}
