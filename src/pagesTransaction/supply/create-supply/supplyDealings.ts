import { isBuilt, pushTab, replace } from '@/navigation/navigate';
import type { ListingDealings } from '../../publishListing';
import { createSupplyMessages } from './locale/messages';

/** Keeping and sending a supply, in its own words. */
export const supplyDealings: ListingDealings = {
  limits: () => createSupplyMessages().limits,
  blocked: () => createSupplyMessages().blocked,
  showOwn: () => {
    if (isBuilt('supply.ours')) replace('supply.ours');
    else pushTab('transaction');
  },
  lists: ['ownSupply', 'transaction']
};
