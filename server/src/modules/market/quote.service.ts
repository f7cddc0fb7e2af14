import type { Tx } from '../../database/schema';
import { refreshSnapshots } from './snapshot.repository';
import { refreshSpiceIndices } from './spiceIndex.service';

/** A larger move than this on one collection waits for a second pair of eyes. */
const REVIEW_ABOVE = 0.2;

/** Whether a mid moved so far from the last published one that it must be reviewed before it is published. */
export function needsSecondReview(publishedFen: number, midFen: number): boolean {
  return Math.abs(midFen - publishedFen) > publishedFen * REVIEW_ABOVE;
}

/**
 * Computes all that is derived from quotes: the figures of lines (of all, or of `lineIds`) and the indices.
 * Whoever writes, publishes or withdraws quotes calls it in the same transaction.
 */
export async function refreshFigures(tx: Tx, lineIds?: string[]): Promise<void> {
  await refreshSnapshots(tx, lineIds);
  await refreshSpiceIndices(tx);
}
