import type { ListingPrice } from '@contract/listing';
import { percent, weightOf, yuan } from '@rules/notification/amounts';
import type { ShareFigure, Trend } from './drawing/face';
import type { ShareTexts } from './texts/zh-Hans';

/** U+2212, which is as wide as the plus sign. */
const MINUS = '−';

/** Formats fen as yuan; from 1,000 yuan on without zero decimals. */
export function priceText(fen: number, { signs }: ShareTexts): string {
  const text = yuan(fen, signs);
  return fen >= 100_000 && fen % 100 === 0 ? text.slice(0, -3) : text;
}

/** Formats a change as `+0.50   +1.47%`. */
export function changeText(fen: number, basisPoints: number | null, { signs }: ShareTexts): string {
  const sign = { up: '+', down: MINUS, flat: '' }[trendOf(fen)];
  const amount = sign + yuan(Math.abs(fen), signs);
  return basisPoints === null ? amount : `${amount}   ${sign}${percent(basisPoints, signs)}`;
}

export function trendOf(change: number): Trend {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Returns the price of a listing as a figure. */
export function listingFigure(price: ListingPrice, unit: keyof ShareTexts['perUnit'], texts: ShareTexts): ShareFigure {
  const range = rangeOf(price);
  if (range === null) return { value: texts.negotiable, unit: '', change: null };
  const [low, high] = range;
  const value = low === high ? priceText(low, texts) : `${priceText(low, texts)}–${priceText(high, texts)}`;
  return { value, unit: texts.perUnit[unit], change: null };
}

function rangeOf(price: ListingPrice): [lowFen: number, highFen: number] | null {
  switch (price.mode) {
    case 'fixed':
      return [price.fen, price.fen];
    case 'range':
      return [price.lowFen, price.highFen];
    case 'tiered': {
      const fens = price.tiers.map(({ fen }) => fen);
      return [Math.min(...fens), Math.max(...fens)];
    }
    case 'negotiable':
      return null;
  }
}

/** Formats a weight as `18 吨`. */
export function weightText(grams: number, { signs, weight }: ShareTexts): string {
  const { count, unit } = weightOf(grams);
  return `${String(count).replace('.', signs.decimal)} ${weight[unit]}`;
}
