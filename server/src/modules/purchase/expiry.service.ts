import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { UNDO_MS } from '../../undoWindow';
import { autoApprove, forEachLocked } from '../listing/expiry.service';
import { listingTransitions } from '../listing/listing.transitions';
import type { ListingReview } from '../listing/review.service';
import { deleteViewsBefore } from './engagement.repository';
import { deleteRemoved, findExpired, findExpiring } from './expiry.repository';
import { setPublicStatus } from './publication.service';
import { notifyOwner } from './purchase.notifications';
import { lockPurchase, type PurchaseRow, updatePurchase } from './purchase.repository';
import { applyReview } from './review.service';
import { quotedProblems } from './validation.service';

/** Expires requests, and warns their owners a day before. Idempotent. Their quotations stay open for the buyer. */
export async function expireDuePurchases(db: Db, nowMs: number): Promise<void> {
  await forEachLocked(db, await findExpired(db, nowMs), lockPurchase, (tx, row) => expirePurchase(tx, row, nowMs));
  await forEachLocked(db, await findExpiring(db, nowMs, nowMs + DAY_MS), lockPurchase, (tx, row) =>
    warnOwner(tx, row, nowMs)
  );
}

async function expirePurchase(tx: Tx, row: PurchaseRow, nowMs: number): Promise<void> {
  const isPublic = row.public_status === 'published' || row.public_status === 'paused';
  if (!isPublic || (row.quote_deadline_ms ?? 0) > nowMs) return;
  const changes = await setPublicStatus(tx, row, 'expired', nowMs);
  // A version under review, or rejected, stays as it is: only the published version has ended.
  const outcome = listingTransitions.outcomeOf('expire', 'time', row.status);
  const status = 'next' in outcome ? outcome.next : row.status;
  const saved = await updatePurchase(tx, row.id, { ...changes, status, updated_at_ms: nowMs });
  await notifyOwner(tx, saved, { event: 'expired' }, nowMs);
}

async function warnOwner(tx: Tx, row: PurchaseRow, nowMs: number): Promise<void> {
  if (row.public_status !== 'published' || row.deadline_told_ms === row.quote_deadline_ms) return;
  const saved = await updatePurchase(tx, row.id, { deadline_told_ms: row.quote_deadline_ms });
  // The owner of a request that was published for less than a day needs no warning.
  const isShort = (row.quote_deadline_ms ?? 0) - (row.refreshed_at_ms ?? 0) <= DAY_MS;
  if (!isShort) await notifyOwner(tx, saved, { event: 'ending' }, nowMs);
}

/** In the demo, approves requests that have waited and that an operator need not look at. */
export function autoApprovePurchases(db: Db, afterSec: number | null, nowMs: number): Promise<void> {
  const apply = async (tx: Tx, row: PurchaseRow, review: ListingReview) => {
    const isRefused = Object.keys(quotedProblems(row, row.fields)).length > 0;
    if (!isRefused) await applyReview(tx, row, review, nowMs);
  };
  return autoApprove(db, 'purchase', { afterSec, lock: lockPurchase, apply }, nowMs);
}

/** Deletes removed requests that were never published, and old views. */
export async function purgePurchases(db: Db, nowMs: number): Promise<void> {
  await deleteRemoved(db, nowMs - UNDO_MS);
  await deleteViewsBefore(db, shanghaiDay(nowMs - DAY_MS));
}
