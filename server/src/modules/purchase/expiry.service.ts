import { shanghaiDay } from '../../clock/shanghaiDay';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { nextStatus } from '../listing/listingStatus';
import { deleteRemoved, findEnded, findEnding, findWaiting } from './due.repository';
import { deleteViewsBefore } from './mark.repository';
import { tellOwner } from './purchase.notice';
import { setPublicStatus } from './publishing.service';
import { lockPurchase, updatePurchase } from './purchase.repository';
import { decide } from './review.service';

const DAY_MS = 86_400_000;
/** What the audit says of it. */
const DEMO_DECISION = { action: 'approve', by: 'time', operator: '演示自动审核', reason: '' } as const;
const UNDO_MS = 10 * 60 * 1000;

/**
 * Ends what takes quotations no longer and warns its owner a day before. Each in a transaction of its own, judged again
 * under its lock: two processes that do it at once end and tell it once. Quotations that came in stay for the buyer.
 */
export async function movePurchases(db: Db, nowMs: number): Promise<void> {
  await forEachIsolated(await findEnded(db, nowMs), (id) => expire(db, id, nowMs));
  await forEachIsolated(await findEnding(db, nowMs, nowMs + DAY_MS), (id) => warn(db, id, nowMs));
}

async function expire(db: Db, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, id);
    const isOffered = row?.public_status === 'published' || row?.public_status === 'paused';
    if (row === undefined || !isOffered || (row.quote_deadline_ms ?? 0) > nowMs) return;
    // An edit that waits for its review goes on waiting.
    const isItself = row.status === row.public_status;
    const saved = await updatePurchase(tx, id, {
      ...(isItself && { status: nextStatus('expire', 'time', row.status) }),
      public_status: 'expired',
      updated_at_ms: nowMs
    });
    await setPublicStatus(tx, id, 'expired', nowMs);
    await tellOwner(tx, saved, 'expired', nowMs);
  });
}

async function warn(db: Db, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row === undefined || row.public_status !== 'published') return;
    if (row.deadline_told_ms === row.quote_deadline_ms) return;
    const saved = await updatePurchase(tx, id, { deadline_told_ms: row.quote_deadline_ms });
    // Who published it for less than a day knows.
    if ((row.quote_deadline_ms ?? 0) - (row.refreshed_at_ms ?? 0) > DAY_MS) await tellOwner(tx, saved, 'ending', nowMs);
  });
}

/** The demo's operator: lets through what has waited for so many seconds and that nothing was found in. */
export async function approveWaitingPurchases(db: Db, afterSec: number | null, nowMs: number): Promise<void> {
  if (afterSec === null) return;
  await forEachIsolated(await findWaiting(db, nowMs - afterSec * 1000), (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, id);
      if (row?.status !== 'pending' || row.flagged.length > 0 || row.appeal_text !== null) return;
      await decide(tx, row, DEMO_DECISION, nowMs);
    })
  );
}

/** What nobody can bring back, and looks that count no longer. */
export async function forgetPurchases(db: Db, nowMs: number): Promise<void> {
  await deleteRemoved(db, nowMs - UNDO_MS);
  await deleteViewsBefore(db, shanghaiDay(new Date(nowMs - DAY_MS)));
}
