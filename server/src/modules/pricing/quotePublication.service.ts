import type { Tx } from '../../database/schema';
import { evaluateAlerts } from './priceAlert.service';
import { refreshSnapshots } from './snapshot.repository';
import { refreshSpiceIndices } from './spiceIndex.service';

/** A move of more than a fifth waits for a second review. */
const REVIEW_THRESHOLD_DIVISOR = 5;

/** Returns whether a mid moved so far from the last published one that it must be reviewed before its publication. */
export function needsSecondReview(publishedFen: number, midFen: number): boolean {
  return Math.abs(midFen - publishedFen) * REVIEW_THRESHOLD_DIVISOR > publishedFen;
}

/**
 * Computes everything derived from quotes: the figures of lines (all, or `lineIds`) and the indices. Called by
 * `afterPublish`, and by the seed.
 */
export async function refreshStatistics(tx: Tx, lineIds?: string[]): Promise<void> {
  await refreshSnapshots(tx, lineIds);
  await refreshSpiceIndices(tx);
}

/**
 * Updates everything that depends on quotes of some lines after a publication, correction, hold or withdrawal: the
 * figures, then the price alerts. Called in the transaction that writes the quotes.
 */
export async function afterPublish(tx: Tx, lineIds: string[], nowMs: number): Promise<void> {
  if (lineIds.length === 0) return;
  await refreshStatistics(tx, lineIds);
  await evaluateAlerts(tx, lineIds, nowMs);
}
