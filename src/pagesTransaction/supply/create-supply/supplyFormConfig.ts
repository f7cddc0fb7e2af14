import { isBuilt, pushTab, replace } from '@/navigation/navigate';
import type { ListingFormConfig } from '../../publishListing';
import { supplyLists } from '../supplyCommands';
import { createSupplyMessages } from './locale/messages';

/** Saving and submitting of supplies, with their messages. */
export const supplyFormConfig: ListingFormConfig = {
  limitNotices: () => createSupplyMessages().limits,
  blockNotices: () => createSupplyMessages().blocked,
  openOwnListings: () => {
    if (isBuilt('supply.ours')) replace('supply.ours');
    else pushTab('transaction');
  },
  lists: supplyLists
};
