import { settings } from '@/stores/settings';
import { actOnPurchase, submitPurchase } from '../api/purchase';

/** The lists of others show what has changed when they are seen again. */
function told<T>(answer: T): T {
  settings.setNeedsRefresh('transaction', true);
  return answer;
}

/** As the calls of the same name; the tab of supply and demand loads anew after them. */
export const changes = {
  actOnPurchase: (...body: Parameters<typeof actOnPurchase>) => actOnPurchase(...body).then(told),
  submitPurchase: (...body: Parameters<typeof submitPurchase>) => submitPurchase(...body).then(told)
};
