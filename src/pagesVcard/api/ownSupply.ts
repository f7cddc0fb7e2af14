import { call } from '@/request/call';

/** Maximum number of supplies of one answer. */
const LIMIT = 50;

/** Lists the user's supplies on offer that can be pinned to a card, last changed first. */
export const listSuppliesOnOffer = () =>
  call('GET /api/front/supply/mine', { tab: 'onSale', limit: LIMIT }).then(({ items }) => items);
