import type { TradeUnit } from '@contract/goods';
import type { ListingPrice } from '@contract/listing';
import { gramsPerUnit } from '@rules/tradeUnit';
import { formatFenRange, trimZeroDecimals } from '@/lib/price';
import { formatUnitRange, type PriceUnit } from '@/lib/priceUnit';
import { listingMessages } from './locale/messages';

const GRAMS_PER_KG = 1000;

/** Price fields of a listing. */
export interface PricedListing {
  price: ListingPrice;
  unit: TradeUnit;
  gramsPerPack: number | null;
}

interface DisplayPrice {
  text: string;
  unit: string;
  /** The price as the listing states it; empty when `text` is the same. */
  original: string;
}

/**
 * Returns a listing's price in `displayUnit`, or null for a negotiable price. The stated price is returned when the
 * weight of a pack is unknown or `displayUnit` is `stated`.
 */
export function displayPrice(
  { price, unit, gramsPerPack }: PricedListing,
  displayUnit: PriceUnit | 'stated'
): DisplayPrice | null {
  const bounds = priceBounds(price);
  if (!bounds) return null;
  const { perUnit } = listingMessages();
  const original = trimZeroDecimals(formatFenRange(...bounds));
  const grams = gramsPerUnit(unit, gramsPerPack);
  if (displayUnit === 'stated' || unit === displayUnit || grams === null)
    return { text: original, unit: perUnit[unit], original: '' };
  const [low, high] = bounds.map((fen) => (fen * GRAMS_PER_KG) / grams);
  return {
    text: trimZeroDecimals(formatUnitRange(low ?? null, high ?? null, displayUnit)),
    unit: perUnit[displayUnit],
    original: `${original} ${perUnit[unit]}`
  };
}

function priceBounds(price: ListingPrice): [low: number, high: number] | null {
  switch (price.mode) {
    case 'fixed':
      return [price.fen, price.fen];
    case 'range':
      return [price.lowFen, price.highFen];
    case 'tiered': {
      const fens = price.tiers.map(({ fen }) => fen);
      return [Math.min(...fens), Math.max(...fens)];
    }
    case 'negotiable':
      return null;
  }
}
