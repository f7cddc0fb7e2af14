import type { ChangeSpan, LineQuery, MarketOverview, PriceLine } from '@contract/market';
import type { Page } from '@contract/common';
import { call } from '@/request/call';

export const getMarketOverview = (span: ChangeSpan): Promise<MarketOverview> =>
  call('GET /api/front/market/overview', { span });

export const listPriceLines = (query: LineQuery): Promise<Page<PriceLine>> =>
  call('GET /api/front/market/lines', query);
