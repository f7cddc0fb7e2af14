import type { ListingQuery } from '@contract/listing';
import { call } from '@/request/call';

export const listSupplies = (query: ListingQuery) => call('GET /api/front/supply/list', query);

export const listPurchases = (query: ListingQuery) => call('GET /api/front/purchase/list', query);
