import type { OwnPurchaseBrief, OwnPurchaseTab } from '@contract/ownPurchase';
import type { OwnListingsStore } from '../../OwnListings.store';

export const ownPurchaseTabs = [
  'all',
  'pending',
  'quoting',
  'dealt',
  'closed',
  'expired',
  'draft',
  'archived'
] as const;

/** The user's own purchase requests. */
export type OurPurchaseStore = OwnListingsStore<OwnPurchaseTab, OwnPurchaseBrief>;
