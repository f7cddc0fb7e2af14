import { MINUTE_MS } from './duration';

/** The two sides of a quotation. */
export type QuotationSideName = 'buyer' | 'supplier';

/** An offered price that the recipient has not answered yet. Fen per unit. */
export interface OpenOffer {
  by: QuotationSideName;
  unitFen: number;
}

/** Period after sending in which a counter-offer can be retracted. */
export const RETRACT_MS = 2 * MINUTE_MS;
/** Deviation from the current price, in percent, above which a price looks mistyped. */
const MISTYPED_PERCENT = 30;

/**
 * Returns the inclusive price bounds of a side's counter-offer, fen per unit; no price is possible when `minFen` >
 * `maxFen`. The buyer stays below the supplier's price, the supplier between the buyer's offer and the quoted price.
 */
export function counterBounds(
  side: QuotationSideName,
  { quotationFen, offer }: { quotationFen: number; offer: OpenOffer | null }
): { minFen: number; maxFen: number } {
  if (side === 'buyer') {
    const askedFen = offer?.by === 'supplier' ? Math.min(offer.unitFen, quotationFen) : quotationFen;
    return { minFen: 1, maxFen: askedFen - 1 };
  }
  return { minFen: offer?.by === 'buyer' ? offer.unitFen + 1 : 1, maxFen: quotationFen - 1 };
}

/**
 * Returns the price that currently applies: the last one offered.
 * @returns fen per unit
 */
export function currentPrice({ quotationFen, offer }: { quotationFen: number; offer: OpenOffer | null }): number {
  return offer?.unitFen ?? quotationFen;
}

/** Returns whether a price is so far from the current one that a digit may be missing or too many. Fen per unit. */
export function looksMistyped(unitFen: number, currentFen: number): boolean {
  return Math.abs(unitFen - currentFen) * 100 > currentFen * MISTYPED_PERCENT;
}
