import { gramsPerUnit } from '@rules/tradeUnit';
import type { TradeUnit } from '@contract/goods';
import { formatCount } from '@/lib/count';
import { listingMessages } from './locale/messages';

const GRAMS_PER_KG = 1_000;
const GRAMS_PER_TONNE = 1_000_000;

/** `12 吨`, `500 公斤`, `250 克`: in the largest of these units of which there is at least one. */
export function quantityText(grams: number): string {
  const { weight } = listingMessages();
  if (grams >= GRAMS_PER_TONNE) return weight.ton(formatAmount(grams / GRAMS_PER_TONNE));
  if (grams >= GRAMS_PER_KG) return weight.kg(formatAmount(grams / GRAMS_PER_KG));
  return weight.gram(formatAmount(grams));
}

/** The same in the unit of a price: `24 件`. Falls back on the above where a pack has no weight. */
export function quantityInUnit(grams: number, unit: TradeUnit, gramsPerPack: number | null): string {
  const whole = gramsPerUnit(unit, gramsPerPack);
  return whole === null ? quantityText(grams) : listingMessages().weight[unit](formatAmount(grams / whole));
}

/** What somebody typed for so many of a unit, in whole grams; null for what is no number or lighter than a gram. */
export function parseGrams(text: string, unit: TradeUnit, gramsPerPack: number | null): number | null {
  const whole = gramsPerUnit(unit, gramsPerPack);
  if (whole === null || !/^\d{1,9}(\.\d{1,3})?$/.test(text)) return null;
  const grams = Math.round(Number(text) * whole);
  return grams > 0 ? grams : null;
}

/** The number to be shown in a field for so many grams: `0.25`; at most three decimals, without separators. */
export function formatAmountInput(grams: number | null, unit: TradeUnit, gramsPerPack: number | null): string {
  const whole = gramsPerUnit(unit, gramsPerPack);
  return grams === null || whole === null ? '' : String(roundToGrams(grams / whole));
}

const roundToGrams = (count: number): number => Math.round(count * 1_000) / 1_000;

function formatAmount(count: number): string {
  const [whole = '', decimals] = String(roundToGrams(count)).split('.');
  return decimals === undefined ? formatCount(Number(whole)) : `${formatCount(Number(whole))}.${decimals}`;
}
