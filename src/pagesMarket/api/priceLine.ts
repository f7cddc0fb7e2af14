import type { PriceLineInfo } from '@contract/lineInfo';
import type { Series, SeriesQuery, SeriesRange, TextFile } from '@contract/priceSeries';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/**
 * Loads a line with its related data and records the visit in the browsing history.
 * @throws ApiError NOT_FOUND when the line is not collected
 */
export async function getPriceLine(lineId: string): Promise<PriceLineInfo> {
  const info = await call('GET /api/front/market/line', { lineId });
  const { varietyName, gradeName, marketShortName } = info.line;
  guestHistory.record('line', lineId, [varietyName, gradeName, marketShortName].filter(Boolean).join(' '));
  return info;
}

/**
 * Loads the daily prices of a range, in fen per kg.
 * @throws ApiError HISTORY_LOCKED beyond the range that the viewer may see
 */
export const getPriceSeries = (query: SeriesQuery): Promise<Series> => call('GET /api/front/market/series', query);

/**
 * Exports the same prices as CSV. Needs a session.
 * @throws ApiError FORBIDDEN when the user is not verified
 */
export const getPriceFile = (lineId: string, range: SeriesRange): Promise<TextFile> =>
  call('GET /api/front/market/seriesFile', { lineId, range });
