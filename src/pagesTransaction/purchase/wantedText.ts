import type { TradeUnit } from '@contract/goods';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';

/** How much is wanted: in packs where packs are wanted, else in the unit that reads best: `5 吨`. */
export function wantedText(grams: number, unit: TradeUnit, gramsPerPack: number | null): string {
  return unit === 'pack' ? quantityInUnit(grams, unit, gramsPerPack) : quantityText(grams);
}
