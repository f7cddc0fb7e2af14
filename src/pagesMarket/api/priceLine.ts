import type { PriceLineInfo } from '@contract/lineInfo';
import type { Series, SeriesQuery, SeriesRange, TextFile } from '@contract/priceSeries';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/** A line with what stands around it. NOT_FOUND for one that is not collected. */
export async function getPriceLine(lineId: string): Promise<PriceLineInfo> {
  const info = await call('GET /api/front/market/line', { lineId });
  const { varietyName, gradeName, marketShortName } = info.line;
  guestHistory.record('line', lineId, [varietyName, gradeName, marketShortName].filter(Boolean).join(' '));
  return info;
}

/** The prices of each day of the range, in fen per kg. HISTORY_LOCKED beyond what the person may see. */
export const getPriceSeries = (query: SeriesQuery): Promise<Series> => call('GET /api/front/market/series', query);

/** The same prices as CSV. Needs a session; FORBIDDEN for somebody who is not verified. */
export const getPriceFile = (lineId: string, range: SeriesRange): Promise<TextFile> =>
  call('GET /api/front/market/seriesFile', { lineId, range });
