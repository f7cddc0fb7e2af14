import { marketVerdict, type Verdict } from './marketVerdict';
import { fenPerKg, type SupplyValues } from './supply';

type ListedPrice = Pick<SupplyValues, 'priceMode' | 'fen' | 'highFen' | 'tiers' | 'unit' | 'gramsPerPack'>;
type Terms = { isTaxIncluded: boolean; isFreightIncluded: boolean };

/** Value added tax included in a listed price, in percent: the rate of farm products. */
const LISTED_TAX_RATE = 9;

/** Returns the lowest and the highest price in fen per kilogram; null when negotiable or when no price is known. */
export function priceSpan({ priceMode, fen, highFen, tiers, unit, gramsPerPack }: ListedPrice) {
  if (priceMode === 'negotiable') return null;
  const prices = priceMode === 'tiered' ? tiers.map((tier) => tier.fen) : [fen, priceMode === 'range' ? highFen : fen];
  const perKg = prices.flatMap((price) => (price === null ? [] : (fenPerKg(price, unit, gramsPerPack) ?? [])));
  return perKg.length === 0 ? null : { lowFen: Math.min(...perKg), highFen: Math.max(...perKg) };
}

/**
 * Compares a listed price with the price range of the market, in fen per kilogram; null when the price is not
 * comparable.
 */
export function listedPriceVerdict(
  priced: ListedPrice & Terms,
  marketRange: { lowFen: number; highFen: number }
): { verdict: Verdict; byFen: number } | null {
  const span = priceSpan(priced);
  return span && marketVerdict(span, { ...priced, taxRate: LISTED_TAX_RATE }, marketRange);
}

/** Returns only the verdict of `listedPriceVerdict`. */
export function listedPricePosition(
  priced: ListedPrice & Terms,
  marketRange: { lowFen: number; highFen: number }
): Verdict | null {
  return listedPriceVerdict(priced, marketRange)?.verdict ?? null;
}
