import type { Page } from '@contract/common';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import type { SpiceIndexDetail } from '@contract/spiceIndex';
import { call } from '@/request/call';

/** The head of the market tab: index values in hundredths of a point, changes over the span in basis points. */
export const getMarketOverview = (query: { span: ChangeSpan; marketIds?: string }): Promise<MarketOverview> =>
  call('GET /api/front/market/overview', query);

/** Price lines in fen per kg. `followed` keeps to the person's own: none for a visitor. */
export const listPriceLines = (query: LineQuery): Promise<Page<PriceLine>> =>
  call('GET /api/front/market/lines', query);

/** Needs a session. Idempotent. */
export const followLine = (lineId: string): Promise<null> => call('POST /api/front/market/follow', { lineId });

/** Needs a session. Leaving a line that is not followed changes nothing. */
export const unfollowLine = (lineId: string): Promise<null> => call('DELETE /api/front/market/follow', { lineId });

/** Returns the markets and origins that a list can be filtered by, and the number of its lines under each letter. */
export const getLineFacets = (filter: LineFilter): Promise<LineFacets> => call('GET /api/front/market/facets', filter);

/** An index with its weekly points from the base date on. NOT_FOUND for one that there is not. */
export const getSpiceIndex = (id: string): Promise<SpiceIndexDetail> => call('GET /api/front/market/index', { id });
