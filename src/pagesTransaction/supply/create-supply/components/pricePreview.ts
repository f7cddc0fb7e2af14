import type { ListingPrice } from '@contract/listing';
import type { SupplyFields } from '@contract/supplyFields';

/** Returns the price as a listing shows it; null while it is incomplete. */
export function pricePreview({ priceMode, fen, highFen, tiers }: SupplyFields): ListingPrice | null {
  switch (priceMode) {
    case 'fixed':
      return fen === null ? null : { mode: 'fixed', fen };
    case 'range':
      return fen === null || highFen === null ? null : { mode: 'range', lowFen: fen, highFen };
    case 'tiered':
      return tiers.length === 0 ? null : { mode: 'tiered', tiers };
    case 'negotiable':
      return { mode: 'negotiable' };
  }
}
