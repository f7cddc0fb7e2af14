import { replace } from '@/navigation/navigate';
import type { ListingFormConfig } from '../../publishListing';
import { purchaseLists } from '../purchaseCommands';
import { createPurchaseMessages } from './locale/messages';

/** Saving and submitting of purchase requests, with their messages. */
export const purchaseFormConfig: ListingFormConfig = {
  limitNotices: () => createPurchaseMessages().limits,
  blockNotices: () => createPurchaseMessages().blocked,
  openOwnListings: () => replace('purchase.ours'),
  lists: purchaseLists
};
