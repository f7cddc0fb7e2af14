import type { ListingQuery } from '@contract/listing';
import { call } from '@/request/call';

/** Open supplies, also for visitors. */
export const listSupplies = (query: ListingQuery) => call('GET /api/front/supply/list', query);

/** Open purchase requests, also for visitors; the buyer is null where they stay anonymous. */
export const listPurchases = (query: ListingQuery) => call('GET /api/front/purchase/list', query);
