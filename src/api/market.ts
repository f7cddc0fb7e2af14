import type { ChangeSpan, LineQuery, MarketOverview, PriceLine } from '@contract/market';
import type { Page } from '@contract/common';
import { call } from '@/request/call';

/** The head of the market tab: index values in hundredths of a point, changes over the span in basis points. */
export const getMarketOverview = (span: ChangeSpan): Promise<MarketOverview> =>
  call('GET /api/front/market/overview', { span });

/** Price lines in fen per kg. `followed` keeps to the person's own: none for a visitor. */
export const listPriceLines = (query: LineQuery): Promise<Page<PriceLine>> =>
  call('GET /api/front/market/lines', query);
