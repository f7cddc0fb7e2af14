import { type InvalidatedList, withInvalidation } from '@/stores/listInvalidation';
import * as calls from '../api/supply';

/** Lists that show supplies. */
const supplyLists: readonly InvalidatedList[] = ['ownSupply', 'transaction'];

// API calls of the same names that also invalidate these lists.

/**
 * Performs an owner action.
 * @throws ApiError FORBIDDEN for a listing of others, CONFLICT when its status does not allow it, RATE_LIMITED for a
 * second refresh on the same day
 */
export const actOnSupply = withInvalidation(calls.actOnSupply, supplyLists);
export const saveSupplyDraft = withInvalidation(calls.saveSupplyDraft, supplyLists);
export const submitSupply = withInvalidation(calls.submitSupply, supplyLists);
export const changeSupplyTerms = withInvalidation(calls.changeSupplyTerms, supplyLists);
/** Creates a draft with the same content. Idempotent per `requestId`. */
export const copySupply = withInvalidation(calls.copySupply, supplyLists);
