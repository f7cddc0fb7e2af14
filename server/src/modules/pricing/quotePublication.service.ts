import type { Tx } from '../../database/schema';
import { evaluateAlerts } from './priceAlert.service';
import { refreshSnapshots } from './snapshot.repository';
import { refreshSpiceIndices } from './spiceIndex.service';

/** A move of more than a fifth waits for a second pair of eyes. */
const REVIEW_THRESHOLD_DIVISOR = 5;

/** Whether a mid moved so far from the last published one that it must be reviewed before it is published. */
export function needsSecondReview(publishedFen: number, midFen: number): boolean {
  return Math.abs(midFen - publishedFen) * REVIEW_THRESHOLD_DIVISOR > publishedFen;
}

/**
 * Computes all that is derived from quotes: the figures of lines (of all, or of `lineIds`) and the indices.
 * `afterPublish` calls it; the demo data, which nobody waits for, do so themselves.
 */
export async function refreshStatistics(tx: Tx, lineIds?: string[]): Promise<void> {
  await refreshSnapshots(tx, lineIds);
  await refreshSpiceIndices(tx);
}

/**
 * All that follows when quotes of some lines were published, corrected, held back or withdrawn: the figures, then the
 * alerts of people who wait for a price. Whoever writes quotes calls it in the same transaction.
 */
export async function afterPublish(tx: Tx, lineIds: string[], nowMs: number): Promise<void> {
  if (lineIds.length === 0) return;
  await refreshStatistics(tx, lineIds);
  await evaluateAlerts(tx, lineIds, nowMs);
}
