/**
 * Position of a price relative to the market's price range. Market prices are without tax, ex works: tax is deducted
 * before comparing, and a price including freight is compared as far as possible (`freight`: above, perhaps because of
 * freight). `slip`: so far off that it is probably mistyped, such as per jin instead of per kilogram, or with an extra
 * digit.
 */
export type Verdict = 'below' | 'within' | 'above' | 'freight' | 'slip';

/** Components included in a price. */
export interface PriceTerms {
  isTaxIncluded: boolean;
  /** Value added tax in percent. */
  taxRate: number;
  isFreightIncluded: boolean;
}

/** Tolerance in percent outside the range within which a price still counts as `within`. */
const TOLERANCE_PERCENT = 3;
/**
 * Limits of a plausible price in percent of the range's bounds; half and double result from confusing jin and kilogram.
 */
const [SLIP_LOW_PERCENT, SLIP_HIGH_PERCENT] = [65, 155];

const withoutTax = (fen: number, { isTaxIncluded, taxRate }: PriceTerms): number =>
  isTaxIncluded ? Math.round((fen * 100) / (100 + taxRate)) : fen;

/**
 * Compares a price with the market's price range, both in fen per kilogram; a tiered price is given by its lowest and
 * highest tier.
 * @returns the verdict; `byFen` is the distance of the price without tax from the range, 0 within
 */
export function marketVerdict(
  span: { lowFen: number; highFen: number },
  terms: PriceTerms,
  marketRange: { lowFen: number; highFen: number }
): { verdict: Verdict; byFen: number } {
  const [lowFen, highFen] = [withoutTax(span.lowFen, terms), withoutTax(span.highFen, terms)];
  const byFen = Math.max(marketRange.lowFen - highFen, lowFen - marketRange.highFen, 0);
  if (highFen * 100 < marketRange.lowFen * SLIP_LOW_PERCENT || lowFen * 100 > marketRange.highFen * SLIP_HIGH_PERCENT) {
    return { verdict: 'slip', byFen };
  }
  if (highFen * 100 < marketRange.lowFen * (100 - TOLERANCE_PERCENT)) return { verdict: 'below', byFen };
  if (lowFen * 100 > marketRange.highFen * (100 + TOLERANCE_PERCENT)) {
    return { verdict: terms.isFreightIncluded ? 'freight' : 'above', byFen };
  }
  return { verdict: 'within', byFen: 0 };
}
