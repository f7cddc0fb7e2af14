import type { CallInput } from '@contract';
import { call } from '@/request/call';

/** Returns the user's supplies of a tab, last changed first. */
export const listOwnSupplies = (query: CallInput<'GET /api/front/supply/mine'>) =>
  call('GET /api/front/supply/mine', query);
