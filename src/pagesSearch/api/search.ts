import type {
  SearchCompaniesQuery,
  SearchFlashesQuery,
  SearchLinesQuery,
  SearchListingsQuery,
  SearchNewsQuery,
  SearchQuery
} from '@contract/search';
import { call } from '@/request/call';

/** Words that many people look for, the most wanted first. */
export const getTrendingSearches = () => call('GET /api/front/search/hotWords');

/** `q` has 1 to 30 characters, here and below. */
export const suggest = (q: string) => call('GET /api/front/search/suggest', { q });

/** How much each scope has (1,000 stands for that or more), and the first of each. */
export const getOverview = (query: SearchQuery) => call('GET /api/front/search/overview', query);

export const findLines = (query: SearchLinesQuery) => call('GET /api/front/search/lines', query);
export const findSupplies = (query: SearchListingsQuery) => call('GET /api/front/search/supplies', query);
export const findPurchases = (query: SearchListingsQuery) => call('GET /api/front/search/purchases', query);
export const findCompanies = (query: SearchCompaniesQuery) => call('GET /api/front/search/companies', query);
export const findNews = (query: SearchNewsQuery) => call('GET /api/front/search/news', query);
export const findFlashes = (query: SearchFlashesQuery) => call('GET /api/front/search/flashes', query);
