import type { ListingPrice } from '@contract/listing';
import type { SupplyFields } from '@contract/supplyFields';

/** The price as a listing states it; null while it is not all there. */
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
