import type { PriceLineDetail, Series, SeriesRange } from '@contract/market';
import { call } from '@/request/call';

/** A line with what stands around it. NOT_FOUND for one that is not collected. */
export const getPriceLine = (lineId: string): Promise<PriceLineDetail> =>
  call('GET /api/front/market/line', { lineId });

/** The prices of each day of the range, in fen per kg. HISTORY_LOCKED beyond what the person may see. */
export const getPriceSeries = (lineId: string, range: SeriesRange): Promise<Series> =>
  call('GET /api/front/market/series', { lineId, range });

/** Needs a session. Following twice is following once. */
export const followLine = (lineId: string): Promise<null> => call('POST /api/front/market/follow', { lineId });

/** Needs a session. Leaving a line that is not followed changes nothing. */
export const leaveLine = (lineId: string): Promise<null> => call('DELETE /api/front/market/follow', { lineId });
