import type { ListedPurchase, ListedSupply } from '@contract/listing';

/** A row of a list that shows either side of the trade. */
export type ListingRow = (ListedSupply & { kind: 'supply' }) | (ListedPurchase & { kind: 'purchase' });
