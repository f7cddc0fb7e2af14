import type { PurchaseDetail } from '@contract/purchase';
import type { SharedPage } from '@/platform/share/types';
import { routes } from '@/routes';

/** Returns the page and preview that are shared for a purchase request. */
export const sharedPurchase = ({
  id,
  title,
  varietyId
}: Pick<PurchaseDetail, 'id' | 'title'> & Partial<Pick<PurchaseDetail, 'varietyId'>>): SharedPage => ({
  title,
  path: `${routes['purchase.info']}?id=${encodeURIComponent(id)}`,
  varietyId
});
