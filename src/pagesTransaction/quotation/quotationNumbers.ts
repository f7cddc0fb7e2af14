import type { QuotedPurchase } from '@contract/quotedPurchase';
import { deliveredFenPerKg, totalFen } from '@rules/deliveredPrice';
import { unitGrams, type QuotationFormValues } from './quotationForm';

/** What the market pays, fen per kilogram. */
export interface Band {
  lowFen: number;
  highFen: number;
}

export interface QuotationNumbers {
  /** What a kilogram costs at the place of delivery with tax and freight, fen. */
  deliveredFenPerKg: number;
  /** What all of it costs at the unit price, fen; null without a quantity. */
  totalFen: number | null;
  /** Against the market; null without a band. */
  market: { place: 'below' | 'within' | 'above'; byFen: number } | null;
}

/** The figures that follow from what is typed; null before there is a price. */
export function quotationNumbers(
  values: QuotationFormValues,
  request: Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>,
  band: Band | null
): QuotationNumbers | null {
  const { unitFen, availableGrams } = values;
  if (unitFen === null || unitFen === 0) return null;
  const gramsPerUnit = unitGrams(request);
  const delivered = deliveredFenPerKg({ ...values, unitFen, gramsPerUnit });
  return {
    deliveredFenPerKg: delivered,
    totalFen: availableGrams === null ? null : totalFen(unitFen, availableGrams, gramsPerUnit),
    market: band && placeIn(band, delivered)
  };
}

function placeIn({ lowFen, highFen }: Band, fen: number): QuotationNumbers['market'] {
  if (fen < lowFen) return { place: 'below', byFen: lowFen - fen };
  return fen > highFen ? { place: 'above', byFen: fen - highFen } : { place: 'within', byFen: 0 };
}
