import { fenPerKg, type SupplyValues } from './supply';

type Priced = Pick<SupplyValues, 'priceMode' | 'fen' | 'highFen' | 'tiers' | 'unit' | 'gramsPerPack'>;

/** Where a price stands against what the market pays: below all of it, above all of it, or within. */
export type BandPlace = 'below' | 'within' | 'above';

/** Its lowest and its highest price in fen per kilogram; null for a negotiable one, or while one is not known. */
export function priceSpan({ priceMode, fen, highFen, tiers, unit, gramsPerPack }: Priced) {
  if (priceMode === 'negotiable') return null;
  const prices = priceMode === 'tiered' ? tiers.map((tier) => tier.fen) : [fen, priceMode === 'range' ? highFen : fen];
  const perKg = prices.flatMap((price) => (price === null ? [] : (fenPerKg(price, unit, gramsPerPack) ?? [])));
  return perKg.length === 0 ? null : { lowFen: Math.min(...perKg), highFen: Math.max(...perKg) };
}

/** Null where the price does not say. The band is fen per kilogram. */
export function bandPlace(priced: Priced, band: { lowFen: number; highFen: number }): BandPlace | null {
  const span = priceSpan(priced);
  if (span === null) return null;
  if (span.highFen < band.lowFen) return 'below';
  return span.lowFen > band.highFen ? 'above' : 'within';
}
