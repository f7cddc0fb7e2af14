import type { ListedPurchase, ListedSupply } from '@contract/listing';

/** A row of a list that mixes supplies and purchase requests. */
export type ListingRow = (ListedSupply & { kind: 'supply' }) | (ListedPurchase & { kind: 'purchase' });
