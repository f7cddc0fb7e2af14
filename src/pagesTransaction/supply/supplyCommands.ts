import type { OwnerActionBody } from '@contract/goods';
import type { SupplyTerms } from '@contract/supplyFields';
import { settings } from '@/stores/settings';
import { actOnSupply, changeSupplyTerms, copySupply } from '../api/supply';

/** Marks the lists that contain supplies for a reload after the call. */
async function withInvalidation<T>(call: Promise<T>): Promise<T> {
  const result = await call;
  settings.setNeedsRefresh('ownSupply', true);
  settings.setNeedsRefresh('transaction', true);
  return result;
}

/** Performs an owner action. Rejects with FORBIDDEN, CONFLICT or RATE_LIMITED (a second refresh on the same day). */
export const performSupplyAction = (body: OwnerActionBody) => withInvalidation(actOnSupply(body));

export const updateSupplyTerms = (terms: SupplyTerms) => withInvalidation(changeSupplyTerms(terms));

/** Copies a supply into a draft. Idempotent per `requestId`. */
export const copySupplyToDraft = (id: string, requestId: string) => withInvalidation(copySupply(id, requestId));
