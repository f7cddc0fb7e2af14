import { call } from '@/request/call';

/** Every variety, in the order of the price list. */
export const listVarieties = () => call('GET /api/front/market/varieties');
