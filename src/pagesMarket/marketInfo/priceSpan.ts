import type { MarketRow } from '@contract/lineInfo';

/** Fen per kilogram. */
export interface Span {
  low: number;
  high: number;
}

/** Percent of the track that stays free at either end. */
const MARGIN = 6;

/**
 * Where the range of a market lies on a track that all markets share, in percent of its width; null where the range
 * or the price is missing.
 */
export function spanOf(
  { lowFen, highFen, midFen }: Pick<MarketRow, 'lowFen' | 'highFen' | 'midFen'>,
  scale: Span
): { left: number; width: number; mid: number } | null {
  if (lowFen === null || highFen === null || midFen === null) return null;
  const breadth = scale.high - scale.low;
  const place = (fen: number) => (breadth === 0 ? 50 : MARGIN + ((fen - scale.low) / breadth) * (100 - 2 * MARGIN));
  return { left: place(lowFen), width: place(highFen) - place(lowFen), mid: place(midFen) };
}
