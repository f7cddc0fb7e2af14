import type { ListingStatus } from '@contract/goods';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db, Tx } from '../../database/schema';
import { findPendingIds } from './expiry.repository';
import type { ListingKind } from './listing.tables';
import type { ListingReview } from './review.service';

const DEMO_REVIEW: ListingReview = { action: 'approve', by: 'time', operator: '演示自动审核', reason: '' };

/**
 * Runs an action on each listing, in a transaction of its own and under the lock of its row. The action checks again
 * whether it is due, so that it is safe in several processes at once.
 */
export async function forEachLocked<Row>(
  db: Db,
  ids: readonly string[],
  lock: (tx: Tx, id: string) => Promise<Row | undefined>,
  action: (tx: Tx, row: Row) => Promise<void>
): Promise<void> {
  await forEachIsolated(ids, (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lock(tx, id);
      if (row !== undefined) await action(tx, row);
    })
  );
}

interface PendingRow {
  status: ListingStatus;
  flagged: string[];
  appeal_text: string | null;
  submitted_at_ms: number | null;
  removed_at_ms: number | null;
}

/** In the demo, approves listings that have waited for `afterSec` and that an operator need not look at. */
export async function autoApprove<Row extends PendingRow>(
  db: Db,
  kind: ListingKind,
  {
    afterSec,
    lock,
    apply
  }: {
    afterSec: number | null;
    lock: (tx: Tx, id: string) => Promise<Row | undefined>;
    apply: (tx: Tx, row: Row, review: ListingReview) => Promise<unknown>;
  },
  nowMs: number
): Promise<void> {
  if (afterSec === null) return;
  const sinceMs = nowMs - afterSec * 1000;
  await forEachLocked(db, await findPendingIds(db, kind, sinceMs), lock, async (tx, row) => {
    const isDue = row.status === 'pending' && row.removed_at_ms === null && (row.submitted_at_ms ?? nowMs) <= sinceMs;
    if (isDue && row.flagged.length === 0 && row.appeal_text === null) await apply(tx, row, DEMO_REVIEW);
  });
}
