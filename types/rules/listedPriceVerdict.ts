import { marketVerdict, type Verdict } from './marketVerdict';
import { fenPerKg, type SupplyValues } from './supply';

type ListedPrice = Pick<SupplyValues, 'priceMode' | 'fen' | 'highFen' | 'tiers' | 'unit' | 'gramsPerPack'>;
type Terms = { isTaxIncluded: boolean; isFreightIncluded: boolean };

/** Percent of value added tax in a listed price: spices are farm goods. */
const LISTED_TAX_RATE = 9;

/** Its lowest and its highest price in fen per kilogram; null for a negotiable one, or while one is not known. */
export function priceSpan({ priceMode, fen, highFen, tiers, unit, gramsPerPack }: ListedPrice) {
  if (priceMode === 'negotiable') return null;
  const prices = priceMode === 'tiered' ? tiers.map((tier) => tier.fen) : [fen, priceMode === 'range' ? highFen : fen];
  const perKg = prices.flatMap((price) => (price === null ? [] : (fenPerKg(price, unit, gramsPerPack) ?? [])));
  return perKg.length === 0 ? null : { lowFen: Math.min(...perKg), highFen: Math.max(...perKg) };
}

/** Null where the price does not say. The band is fen per kilogram. */
export function listedPriceVerdict(
  priced: ListedPrice & Terms,
  marketRange: { lowFen: number; highFen: number }
): { verdict: Verdict; byFen: number } | null {
  const span = priceSpan(priced);
  return span && marketVerdict(span, { ...priced, taxRate: LISTED_TAX_RATE }, marketRange);
}

/** The verdict alone. */
export function listedPricePosition(
  priced: ListedPrice & Terms,
  marketRange: { lowFen: number; highFen: number }
): Verdict | null {
  return listedPriceVerdict(priced, marketRange)?.verdict ?? null;
}
