import type { PriceLineDetail, Series, SeriesRange } from '@contract/market';
import { call } from '@/request/call';

export const getPriceLine = (lineId: string): Promise<PriceLineDetail> =>
  call('GET /api/front/market/line', { lineId });

export const getPriceSeries = (lineId: string, range: SeriesRange): Promise<Series> =>
  call('GET /api/front/market/series', { lineId, range });

export const followLine = (lineId: string): Promise<null> => call('POST /api/front/market/follow', { lineId });

export const leaveLine = (lineId: string): Promise<null> => call('DELETE /api/front/market/follow', { lineId });
