import type { PurchaseQuery, SupplyQuery } from '@contract/listing';
import { call } from '@/request/call';

/** Open supplies, also for visitors. */
export const listSupplies = (query: SupplyQuery) => call('GET /api/front/supply/list', query);

/** Returns the origins of offered supplies. */
export const getSupplyOrigins = () => call('GET /api/front/supply/origins');

/** Open purchase requests, also for visitors; the buyer is null where they stay anonymous. */
export const listPurchases = (query: PurchaseQuery) => call('GET /api/front/purchase/list', query);

/** Confirms an own supply, which moves it up; once a day, else RATE_LIMITED. */
export const refreshSupply = (id: string) => call('POST /api/front/supply/act', { id, do: { action: 'refresh' } });
