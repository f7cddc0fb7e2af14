import type { QuotedPurchase } from '@contract/quotedPurchase';
import { deliveredFenPerKg, deliveredSum, type DeliveredSum } from '@rules/deliveredPrice';
import { marketVerdict, type PriceTerms, type Verdict } from '@rules/marketVerdict';
import { unitGrams, type QuotationFormValues } from './quotationForm';

/** What the market pays, fen per kilogram. */
export interface PriceRange {
  lowFen: number;
  highFen: number;
}

export interface QuotationNumbers {
  /** What a kilogram costs at the place of delivery with tax and freight, fen. */
  deliveredFenPerKg: number;
  /** What all of it costs at the place of delivery, line by line; null without a quantity. */
  sum: DeliveredSum | null;
  /** Against the market; null without a band. */
  market: { verdict: Verdict; byFen: number } | null;
}

/** The figures that follow from what is typed; null before there is a price. */
export function quotationNumbers(
  values: QuotationFormValues,
  request: Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>,
  range: PriceRange | null
): QuotationNumbers | null {
  const { unitFen, availableGrams } = values;
  if (unitFen === null || unitFen === 0) return null;
  const gramsPerUnit = unitGrams(request);
  const delivered = deliveredFenPerKg({ ...values, unitFen, gramsPerUnit });
  return {
    deliveredFenPerKg: delivered,
    sum: availableGrams === null ? null : deliveredSum({ ...values, unitFen, gramsPerUnit }, availableGrams),
    market: range && compareWithMarket(values, unitFen, gramsPerUnit, range)
  };
}

/** Of a price per unit: without its tax, ex works, as the market pays. */
export function compareWithMarket(terms: PriceTerms, unitFen: number, gramsPerUnit: number, range: PriceRange) {
  const fen = Math.round((unitFen * 1000) / gramsPerUnit);
  return marketVerdict({ lowFen: fen, highFen: fen }, terms, range);
}
