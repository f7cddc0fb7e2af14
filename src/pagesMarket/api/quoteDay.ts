import type { NearbyDays, QuoteMonth } from '@contract/priceList';
import { call } from '@/request/call';

/** Loads the days with quotes in a month (YYYY-MM), and the range of days for which quotes exist. */
export const getQuoteMonth = (month: string): Promise<QuoteMonth> => call('GET /api/front/market/days', { month });

/**
 * Loads the days with quotes nearest to a day (YYYY-MM-DD).
 * @throws ApiError VALIDATION when the date does not exist
 */
export const getNearbyDays = (date: string): Promise<NearbyDays> => call('GET /api/front/market/nearbyDays', { date });
