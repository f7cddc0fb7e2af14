import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { UNDO_MS } from '../../undoWindow';
import { listingTransitions } from '../listing/listing.transitions';
import { deleteRemoved, findExpired, findExpiring, findPending } from './expiry.repository';
import { deleteViewsBefore } from './engagement.repository';
import { notifyOwner } from './purchase.notifications';
import { setPublicStatus } from './publication.service';
import { lockPurchase, updatePurchase } from './purchase.repository';
import { applyReview } from './review.service';

/** What the audit says of it. */
const DEMO_REVIEW = { action: 'approve', by: 'time', operator: '演示自动审核', reason: '' } as const;

/**
 * Ends what takes quotations no longer and warns its owner a day before. Each in a transaction of its own, judged again
 * under its lock: two processes that do it at once end and tell it once. Quotations that came in stay for the buyer.
 */
export async function expireDuePurchases(db: Db, nowMs: number): Promise<void> {
  await forEachIsolated(await findExpired(db, nowMs), (id) => expirePurchase(db, id, nowMs));
  await forEachIsolated(await findExpiring(db, nowMs, nowMs + DAY_MS), (id) => warnOwner(db, id, nowMs));
}

async function expirePurchase(db: Db, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, id);
    const isPublic = row?.public_status === 'published' || row?.public_status === 'paused';
    if (row === undefined || !isPublic || (row.quote_deadline_ms ?? 0) > nowMs) return;
    // An edit that waits for its review goes on waiting.
    const isSameVersion = row.status === row.public_status;
    const saved = await updatePurchase(tx, id, {
      ...(isSameVersion && { status: listingTransitions.next('expire', 'time', row.status) }),
      public_status: 'expired',
      updated_at_ms: nowMs
    });
    await setPublicStatus(tx, id, 'expired', nowMs);
    await notifyOwner(tx, saved, 'expired', nowMs);
  });
}

async function warnOwner(db: Db, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row === undefined || row.public_status !== 'published') return;
    if (row.deadline_told_ms === row.quote_deadline_ms) return;
    const saved = await updatePurchase(tx, id, { deadline_told_ms: row.quote_deadline_ms });
    // Who published it for less than a day knows.
    if ((row.quote_deadline_ms ?? 0) - (row.refreshed_at_ms ?? 0) > DAY_MS)
      await notifyOwner(tx, saved, 'ending', nowMs);
  });
}

/** The demo's operator: lets through what has waited for so many seconds and that nothing was found in. */
export async function autoApprovePurchases(db: Db, afterSec: number | null, nowMs: number): Promise<void> {
  if (afterSec === null) return;
  await forEachIsolated(await findPending(db, nowMs - afterSec * 1000), (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, id);
      if (row?.status !== 'pending' || row.flagged.length > 0 || row.appeal_text !== null) return;
      await applyReview(tx, row, DEMO_REVIEW, nowMs);
    })
  );
}

/** What nobody can bring back, and looks that count no longer. */
export async function purgePurchases(db: Db, nowMs: number): Promise<void> {
  await deleteRemoved(db, nowMs - UNDO_MS);
  await deleteViewsBefore(db, shanghaiDay(nowMs - DAY_MS));
}
