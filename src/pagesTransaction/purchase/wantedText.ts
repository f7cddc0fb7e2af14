import type { TradeUnit } from '@contract/goods';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';

/** Formats the requested quantity: in packs for a request in packs, else in the most readable unit, such as `5 吨`. */
export function wantedText(grams: number, unit: TradeUnit, gramsPerPack: number | null): string {
  return unit === 'pack' ? quantityInUnit(grams, unit, gramsPerPack) : quantityText(grams);
}
