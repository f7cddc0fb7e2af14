import type { TradeUnit } from '@contract/goods';
import { gramsPerUnit } from '@rules/tradeUnit';
import { formatCount } from '@/lib/count';
import { localDecimals, withPoint } from '@/lib/numberSigns';
import { listingMessages } from './locale/messages';

const GRAMS_PER_KG = 1_000;
const GRAMS_PER_TONNE = 1_000_000;

/** Formats a weight in the largest unit that gives at least 1: `12 吨`, `500 公斤`, `250 克`. */
export function quantityText(grams: number): string {
  const { weight } = listingMessages();
  if (grams >= GRAMS_PER_TONNE) return weight.ton(formatAmount(grams / GRAMS_PER_TONNE));
  if (grams >= GRAMS_PER_KG) return weight.kg(formatAmount(grams / GRAMS_PER_KG));
  return weight.gram(formatAmount(grams));
}

/**
 * Formats a weight in the unit of a price: `24 件`. Falls back to `quantityText` when the weight of a pack is unknown.
 */
export function quantityInUnit(grams: number, unit: TradeUnit, gramsPerPack: number | null): string {
  const whole = gramsPerUnit(unit, gramsPerPack);
  return whole === null ? quantityText(grams) : listingMessages().weight[unit](formatAmount(grams / whole));
}

/**
 * Parses an amount typed in `unit` into whole grams. Returns null for invalid input, an unknown pack weight, or less
 * than one gram.
 */
export function parseGrams(text: string, unit: TradeUnit, gramsPerPack: number | null): number | null {
  const whole = gramsPerUnit(unit, gramsPerPack);
  const plain = withPoint(text);
  if (whole === null || !/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null;
  const grams = Math.round(Number(plain) * whole);
  return grams > 0 ? grams : null;
}

/**
 * Formats grams as the input value in `unit`: `0.25`, at most three decimals, no separators. Empty for null or an
 * unknown pack weight.
 */
export function formatAmountInput(grams: number | null, unit: TradeUnit, gramsPerPack: number | null): string {
  const whole = gramsPerUnit(unit, gramsPerPack);
  return grams === null || whole === null ? '' : localDecimals(String(roundToGrams(grams / whole)));
}

const roundToGrams = (count: number): number => Math.round(count * 1_000) / 1_000;

function formatAmount(count: number): string {
  const [whole = '', decimals] = String(roundToGrams(count)).split('.');
  return decimals === undefined
    ? formatCount(Number(whole))
    : formatCount(Number(whole)) + localDecimals(`.${decimals}`);
}
