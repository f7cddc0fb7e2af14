import { replace } from '@/navigation/navigate';
import type { ListingDealings } from '../../publishListing';
import { createPurchaseWords } from './locale/words';

/** Keeping and sending a request, in its own words. */
export const purchaseDealings: ListingDealings = {
  limits: () => createPurchaseWords().limits,
  blocked: () => createPurchaseWords().blocked,
  showOwn: () => replace('purchase.ours'),
  lists: ['transaction']
};
