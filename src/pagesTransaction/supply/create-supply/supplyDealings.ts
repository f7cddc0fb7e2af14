import { isBuilt, pushTab, replace } from '@/navigation/navigate';
import type { ListingDealings } from '../../publishListing';
import { createSupplyWords } from './locale/words';

/** Keeping and sending a supply, in its own words. */
export const supplyDealings: ListingDealings = {
  limits: () => createSupplyWords().limits,
  blocked: () => createSupplyWords().blocked,
  showOwn: () => {
    if (isBuilt('supply.ours')) replace('supply.ours');
    else pushTab('transaction');
  },
  lists: ['ownSupply', 'transaction']
};
