import type { NearbyDays, QuoteMonth } from '@contract/priceList';
import { call } from '@/request/call';

/** The days of a month (YYYY-MM) with quotes, and how far there are any. */
export const getQuoteMonth = (month: string): Promise<QuoteMonth> => call('GET /api/front/market/days', { month });

/** The days with quotes nearest to a day (YYYY-MM-DD). VALIDATION for one that no calendar has. */
export const getNearbyDays = (date: string): Promise<NearbyDays> => call('GET /api/front/market/nearbyDays', { date });
