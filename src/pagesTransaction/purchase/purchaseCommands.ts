import { type InvalidatedList, withInvalidation } from '@/stores/listInvalidation';
import * as calls from '../api/purchase';

/** Lists that show purchase requests. The list of own requests reloads whenever it is shown. */
const purchaseLists: readonly InvalidatedList[] = ['transaction'];

// API calls of the same names that also invalidate these lists.

/**
 * Performs an owner action.
 * @throws ApiError FORBIDDEN for a listing of others, CONFLICT when its status does not allow it, RATE_LIMITED for a
 * second refresh on the same day
 */
export const actOnPurchase = withInvalidation(calls.actOnPurchase, purchaseLists);
export const submitPurchase = withInvalidation(calls.submitPurchase, purchaseLists);
