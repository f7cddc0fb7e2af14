import type { QuotationPurchase } from '@contract/quotationPurchase';
import { deliveredFenPerKg, type DeliveredSum, deliveredSum } from '@rules/deliveredPrice';
import { marketVerdict, type PriceTerms, type Verdict } from '@rules/marketVerdict';
import { type QuotationFormValues, unitGrams } from './quotationForm';

/** Market price range in fen per kilogram. */
export interface PriceRange {
  lowFen: number;
  highFen: number;
}

export interface QuotationNumbers {
  /** Delivered price including tax and freight, in fen per kilogram. */
  deliveredFenPerKg: number;
  /** Delivered cost of the whole quantity by component; null without a quantity. */
  sum: DeliveredSum | null;
  /** Comparison with the market; null without a price range. */
  market: { verdict: Verdict; byFen: number } | null;
}

/** Returns the figures derived from the entered values; null without a price. */
export function quotationNumbers(
  values: QuotationFormValues,
  request: Pick<QuotationPurchase, 'unit' | 'gramsPerPack'>,
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

/** Compares a unit price with the market after removing tax and freight, on which market prices are based. */
export function compareWithMarket(terms: PriceTerms, unitFen: number, gramsPerUnit: number, range: PriceRange) {
  const fen = Math.round((unitFen * 1000) / gramsPerUnit);
  return marketVerdict({ lowFen: fen, highFen: fen }, terms, range);
}
