import type {
  SearchCardsQuery,
  SearchCompaniesQuery,
  SearchExhibitorsQuery,
  SearchFlashesQuery,
  SearchLinesQuery,
  SearchListingsQuery,
  SearchNewsQuery,
  SearchQuery,
  SearchSessionsQuery
} from '@contract/search';
import { call } from '@/request/call';

/** Loads the trending search terms, most popular first. */
export const getTrendingSearches = () => call('GET /api/front/search/hotWords');

/** Loads suggestions. `q` has 1 to 30 characters in all search calls. */
export const suggest = (q: string) => call('GET /api/front/search/suggest', { q });

/** Loads the number of results per scope (capped at 1,000) and the first results of each. */
export const getOverview = (query: SearchQuery) => call('GET /api/front/search/overview', query);

export const findLines = (query: SearchLinesQuery) => call('GET /api/front/search/lines', query);
export const findSupplies = (query: SearchListingsQuery) => call('GET /api/front/search/supplies', query);
export const findPurchases = (query: SearchListingsQuery) => call('GET /api/front/search/purchases', query);
export const findCompanies = (query: SearchCompaniesQuery) => call('GET /api/front/search/companies', query);
export const findNews = (query: SearchNewsQuery) => call('GET /api/front/search/news', query);
export const findFlashes = (query: SearchFlashesQuery) => call('GET /api/front/search/flashes', query);
export const findCards = (query: SearchCardsQuery) => call('GET /api/front/search/cards', query);
export const findExhibitors = (query: SearchExhibitorsQuery) => call('GET /api/front/search/exhibitors', query);
export const findSessions = (query: SearchSessionsQuery) => call('GET /api/front/search/sessions', query);
