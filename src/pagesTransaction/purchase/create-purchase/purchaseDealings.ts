import { replace } from '@/navigation/navigate';
import type { ListingDealings } from '../../publishListing';
import { createPurchaseMessages } from './locale/messages';

/** Keeping and sending a request, in its own words. */
export const purchaseDealings: ListingDealings = {
  limits: () => createPurchaseMessages().limits,
  blocked: () => createPurchaseMessages().blocked,
  showOwn: () => replace('purchase.ours'),
  lists: ['transaction']
};
