import type { OwnerActionBody } from '@contract/goods';
import type { SupplyTerms } from '@contract/supplyFields';
import { settings } from '@/stores/settings';
import { actOnSupply, changeSupplyTerms, copySupply } from '../api/supply';

/** The lists that show supplies are loaded anew when they are seen next. */
async function withInvalidation<T>(call: Promise<T>): Promise<T> {
  const result = await call;
  settings.setNeedsRefresh('ownSupply', true);
  settings.setNeedsRefresh('transaction', true);
  return result;
}

/** What its owner does with a supply. Rejects with FORBIDDEN, CONFLICT, RATE_LIMITED (a second refresh on a day). */
export const performSupplyAction = (body: OwnerActionBody) => withInvalidation(actOnSupply(body));

export const updateSupplyTerms = (terms: SupplyTerms) => withInvalidation(changeSupplyTerms(terms));

/** The same request makes the same copy. */
export const copySupplyToDraft = (id: string, requestId: string) => withInvalidation(copySupply(id, requestId));
