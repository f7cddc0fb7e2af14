import { settings } from '@/stores/settings';
import { actOnPurchase, submitPurchase } from '../api/purchase';

/** The lists of others show what has changed when they are seen again. */
function invalidateAndReturn<T>(answer: T): T {
  settings.setNeedsRefresh('transaction', true);
  return answer;
}

/** As the calls of the same name; the tab of supply and demand loads anew after them. */
export const purchaseCommands = {
  performPurchaseAction: (...body: Parameters<typeof actOnPurchase>) =>
    actOnPurchase(...body).then(invalidateAndReturn),
  submitPurchase: (...body: Parameters<typeof submitPurchase>) => submitPurchase(...body).then(invalidateAndReturn)
};
