import { replace } from '@/navigation/navigate';
import type { ListingFormConfig } from '../../publishListing';
import { createPurchaseMessages } from './locale/messages';

/** Keeping and sending a request, in its own words. */
export const purchaseFormConfig: ListingFormConfig = {
  limitNotices: () => createPurchaseMessages().limits,
  blockNotices: () => createPurchaseMessages().blocked,
  openOwnListings: () => replace('purchase.ours'),
  lists: ['transaction']
};
