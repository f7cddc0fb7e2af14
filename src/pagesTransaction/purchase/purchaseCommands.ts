import type { OwnerActionBody } from '@contract/goods';
import { settings } from '@/stores/settings';
import * as calls from '../api/purchase';

/** Marks the lists that contain purchase requests for a reload after the call. */
async function withInvalidation<T>(call: Promise<T>): Promise<T> {
  const result = await call;
  settings.setNeedsRefresh('transaction', true);
  return result;
}

/** Performs an owner action. Rejects with FORBIDDEN, CONFLICT or RATE_LIMITED (a second refresh on the same day). */
export const actOnPurchase = (body: OwnerActionBody) => withInvalidation(calls.actOnPurchase(body));
