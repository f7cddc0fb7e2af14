import type { MarketRow } from '@contract/lineInfo';

/** Price range in fen per kilogram. */
export interface Span {
  low: number;
  high: number;
}

/** Free margin at either end of the track, in percent. */
const MARGIN = 6;

/**
 * Returns the position of a market's range on the track that all markets share, in percent of its width; null when the
 * range or the price is missing.
 */
export function spanOf(
  { lowFen, highFen, midFen }: Pick<MarketRow, 'lowFen' | 'highFen' | 'midFen'>,
  scale: Span
): { left: number; width: number; mid: number } | null {
  if (lowFen === null || highFen === null || midFen === null) return null;
  const range = scale.high - scale.low;
  const toPercent = (fen: number) => (range === 0 ? 50 : MARGIN + ((fen - scale.low) / range) * (100 - 2 * MARGIN));
  return { left: toPercent(lowFen), width: toPercent(highFen) - toPercent(lowFen), mid: toPercent(midFen) };
}
