import * as calls from '../api/supply';
import { type InvalidatedList, withInvalidation } from '../invalidateLists';

/** Lists that show supplies. */
export const supplyLists: readonly InvalidatedList[] = ['ownSupply', 'transaction'];

// API calls of the same names that also invalidate these lists.

/** Performs an owner action. Rejects with FORBIDDEN, CONFLICT or RATE_LIMITED (a second refresh on the same day). */
export const actOnSupply = withInvalidation(calls.actOnSupply, supplyLists);
export const changeSupplyTerms = withInvalidation(calls.changeSupplyTerms, supplyLists);
/** Creates a draft with the same content. Idempotent per `requestId`. */
export const copySupply = withInvalidation(calls.copySupply, supplyLists);
