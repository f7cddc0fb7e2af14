/**
 * Where a price stands against what the market pays. The market pays without tax, ex works: a price is compared without
 * its tax, and one with freight in it only as far as that can be said (`freight`: it is above, which the freight may be).
 * `slip` is so far off that it was hardly meant: by the jin instead of the kilogram, or a digit too many.
 */
export type Verdict = 'below' | 'within' | 'above' | 'freight' | 'slip';

/** What is in a price. */
export interface PriceTerms {
  isTaxIncluded: boolean;
  /** Percent. */
  taxRate: number;
  isFreightIncluded: boolean;
}

/** Percent that a price may lie outside the band and still be within the market. */
const TOLERANCE_PERCENT = 3;
/** Percent of the band's edges from which a price cannot be meant; half and double are a jin for a kilogram. */
const [SLIP_LOW_PERCENT, SLIP_HIGH_PERCENT] = [65, 155];

const withoutTax = (fen: number, { isTaxIncluded, taxRate }: PriceTerms): number =>
  isTaxIncluded ? Math.round((fen * 100) / (100 + taxRate)) : fen;

/**
 * Both in fen per kilogram; a price of several steps by its lowest and its highest. `byFen` is how far it lies outside
 * the band without its tax; 0 within.
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
