/** The two sides of a quotation. */
export type QuotationSideName = 'buyer' | 'supplier';

/** A price that was put forward and that its receiver has not answered. Fen per unit. */
export interface OpenOffer {
  by: QuotationSideName;
  unitFen: number;
}

/** For so long after it was sent a counter-offer can be taken back. */
export const RETRACT_MS = 2 * 60 * 1000;
/** Percent off the price on the table from which a price looks like a slip. */
const MISTYPED_PERCENT = 30;

/**
 * Within which prices a side may counter, fen per unit, both ends included; empty when `minFen` > `maxFen`. The buyer
 * stays below what the supplier asks, the supplier between what the buyer offers and what was quoted.
 */
export function counterBounds(
  side: QuotationSideName,
  { quotedFen, offer }: { quotedFen: number; offer: OpenOffer | null }
): { minFen: number; maxFen: number } {
  if (side === 'buyer') {
    const askedFen = offer?.by === 'supplier' ? Math.min(offer.unitFen, quotedFen) : quotedFen;
    return { minFen: 1, maxFen: askedFen - 1 };
  }
  return { minFen: offer?.by === 'buyer' ? offer.unitFen + 1 : 1, maxFen: quotedFen - 1 };
}

/** The price that counts at the moment: the one that was put forward last. */
export function currentPrice({ quotedFen, offer }: { quotedFen: number; offer: OpenOffer | null }): number {
  return offer?.unitFen ?? quotedFen;
}

/** So far from the price on the table that a digit may be too many or missing. Fen per unit. */
export function looksMistyped(unitFen: number, currentFen: number): boolean {
  return Math.abs(unitFen - currentFen) * 100 > currentFen * MISTYPED_PERCENT;
}
