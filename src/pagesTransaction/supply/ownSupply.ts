import type { ListingPrice } from '@contract/listing';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyDetail } from '@contract/supply';

/** Terms that can change without a review, with the units needed to display them. */
export type EditableTerms = Pick<
  OwnSupplyBrief,
  'id' | 'priceMode' | 'fen' | 'highFen' | 'tiers' | 'stockGrams' | 'unit' | 'gramsPerPack'
>;

/** Returns the price of an own supply as lists show it; null while it is incomplete. */
export function listingPrice({
  priceMode,
  fen,
  highFen,
  tiers
}: Pick<EditableTerms, 'priceMode' | 'fen' | 'highFen' | 'tiers'>): ListingPrice | null {
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

/** Returns the editable terms of a supply's public detail. */
export function editableTermsOf({ id, price, stockGrams, unit, gramsPerPack }: SupplyDetail): EditableTerms {
  const goods = { id, stockGrams, unit, gramsPerPack };
  const none = { fen: null, highFen: null, tiers: [] };
  switch (price.mode) {
    case 'fixed':
      return { ...goods, ...none, priceMode: 'fixed', fen: price.fen };
    case 'range':
      return { ...goods, ...none, priceMode: 'range', fen: price.lowFen, highFen: price.highFen };
    case 'tiered':
      return { ...goods, ...none, priceMode: 'tiered', tiers: price.tiers };
    case 'negotiable':
      return { ...goods, ...none, priceMode: 'negotiable' };
  }
}
