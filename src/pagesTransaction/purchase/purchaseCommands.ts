import { settings } from '@/stores/settings';
import { actOnPurchase, submitPurchase } from '../api/purchase';

/** Marks the lists of other pages for a reload and returns the result. */
function invalidateAndReturn<T>(answer: T): T {
  settings.setNeedsRefresh('transaction', true);
  return answer;
}

/** API calls of the same names; each invalidates the lists of the transaction tab. */
export const purchaseCommands = {
  performPurchaseAction: (...body: Parameters<typeof actOnPurchase>) =>
    actOnPurchase(...body).then(invalidateAndReturn),
  submitPurchase: (...body: Parameters<typeof submitPurchase>) => submitPurchase(...body).then(invalidateAndReturn)
};
