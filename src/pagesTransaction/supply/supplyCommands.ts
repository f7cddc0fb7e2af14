import type { OwnerActionBody } from '@contract/goods';
import type { SupplyTerms } from '@contract/supplyFields';
import { settings } from '@/stores/settings';
import * as calls from '../api/supply';

/** Marks the lists that contain supplies for a reload after the call. */
async function withInvalidation<T>(call: Promise<T>): Promise<T> {
  const result = await call;
  settings.setNeedsRefresh('ownSupply', true);
  settings.setNeedsRefresh('transaction', true);
  return result;
}

/** Performs an owner action. Rejects with FORBIDDEN, CONFLICT or RATE_LIMITED (a second refresh on the same day). */
export const actOnSupply = (body: OwnerActionBody) => withInvalidation(calls.actOnSupply(body));

export const changeSupplyTerms = (terms: SupplyTerms) => withInvalidation(calls.changeSupplyTerms(terms));

/** Copies a supply into a draft. Idempotent per `requestId`. */
export const copySupply = (id: string, requestId: string) => withInvalidation(calls.copySupply(id, requestId));
