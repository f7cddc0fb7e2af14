import { gramsPerUnit } from '@rules/tradeUnit';
import type { TradeUnit } from '@contract/goods';
import type { ListingPrice } from '@contract/listing';
import { formatFenRange, trimZeroDecimals } from '@/lib/price';
import { formatUnitRange, type PriceUnit } from '@/lib/priceUnit';
import { listingMessages } from './locale/messages';

const GRAMS_PER_KG = 1000;

/** What a listing says of its price. */
export interface Stated {
  price: ListingPrice;
  unit: TradeUnit;
  gramsPerPack: number | null;
}

interface Shown {
  text: string;
  unit: string;
  /** As the listing states it; empty where that is the same. */
  own: string;
}

/**
 * A listing's price in the unit that the reader compares in; null for a negotiable one. As the listing states it where
 * nobody said what a pack weighs, or where `wanted` is `stated`.
 */
export function readerPrice({ price, unit, gramsPerPack }: Stated, wanted: PriceUnit | 'stated'): Shown | null {
  const ends = endsOf(price);
  if (!ends) return null;
  const { perUnit } = listingMessages();
  const own = trimZeroDecimals(formatFenRange(...ends));
  const grams = gramsPerUnit(unit, gramsPerPack);
  if (wanted === 'stated' || unit === wanted || grams === null) return { text: own, unit: perUnit[unit], own: '' };
  const [low, high] = ends.map((fen) => (fen * GRAMS_PER_KG) / grams);
  return {
    text: trimZeroDecimals(formatUnitRange(low ?? null, high ?? null, wanted)),
    unit: perUnit[wanted],
    own: `${own} ${perUnit[unit]}`
  };
}

function endsOf(price: ListingPrice): [low: number, high: number] | null {
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
