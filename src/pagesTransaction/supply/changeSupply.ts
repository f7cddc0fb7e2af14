import type { OwnerActionBody } from '@contract/goods';
import type { SupplyTerms } from '@contract/supplyFields';
import { settings } from '@/stores/settings';
import { actOnSupply, changeSupplyTerms, copySupply } from '../api/supply';

/** The lists that show supplies are loaded anew when they are seen next. */
async function flagged<T>(change: Promise<T>): Promise<T> {
  const changed = await change;
  settings.setNeedsRefresh('ownSupply', true);
  settings.setNeedsRefresh('transaction', true);
  return changed;
}

/** What its owner does with a supply. Rejects with FORBIDDEN, CONFLICT, RATE_LIMITED (a second refresh on a day). */
export const changeSupply = (body: OwnerActionBody) => flagged(actOnSupply(body));

export const changeTerms = (terms: SupplyTerms) => flagged(changeSupplyTerms(terms));

/** The same request makes the same copy. */
export const copyAsDraft = (id: string, requestId: string) => flagged(copySupply(id, requestId));
