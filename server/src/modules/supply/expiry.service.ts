import { addDays } from '@rules/supply';
import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db, Tx } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import type { Settings } from '../../settings';
import { UNDO_MS } from '../../undoWindow';
import { listingTransitions } from '../listing/listing.transitions';
import { showVideo } from '../upload/video.service';
import { deleteViewsBefore } from './engagement.repository';
import { setPublicStatus, removeListing } from './publication.service';
import { applyReview } from './review.service';
import { notifyOwner } from './supply.notifications';
import {
  deleteSupply,
  findExpired,
  findExpiring,
  findRemoved,
  findPending,
  lockSupply,
  updateSupply,
  type SupplyRow
} from './supply.repository';

/** Owners are told so many days before the end. */
const EXPIRY_WARNING_DAYS = 3;
const VIEW_RETENTION_DAYS = 2;
const DEMO_REVIEWER = '演示自动审核';

/**
 * Ends what is over, warns of what will be, and deletes what was removed. May run twice and in several processes: each
 * supply is looked at again under its lock.
 */
export async function expireDueSupplies({ db, files }: { db: Db; files: FileStorage }, nowMs: number): Promise<void> {
  const today = shanghaiDay(nowMs);
  await forEachLocked(db, await findExpired(db, today), (tx, row) => expireSupply(tx, row, today, nowMs));
  const soon = addDays(today, EXPIRY_WARNING_DAYS);
  await forEachLocked(db, await findExpiring(db, today, soon), (tx, row) => warnOwner(tx, row, { today, soon, nowMs }));
  await forEachLocked(db, await findRemoved(db, nowMs - UNDO_MS), (tx, row) =>
    deleteRemovedSupply({ tx, files }, row, nowMs)
  );
  await deleteViewsBefore(db, addDays(today, -VIEW_RETENTION_DAYS));
}

/** In the demo: lets through what waits so long that a newcomer has seen it wait, and nobody need look at. */
export async function autoApproveSupplies(
  { db, files, settings }: { db: Db; files: FileStorage; settings: Pick<Settings, 'demoApprovalSec'> },
  nowMs: number
): Promise<void> {
  if (settings.demoApprovalSec === null) return;
  const sinceMs = nowMs - settings.demoApprovalSec * 1000;
  const review = { action: 'approve', reason: '', operator: DEMO_REVIEWER, by: 'time' } as const;
  await forEachLocked(db, await findPending(db, sinceMs), async (tx, row) => {
    const isDue = row.status === 'pending' && row.removed_at_ms === null && (row.submitted_at_ms ?? nowMs) <= sinceMs;
    if (isDue && row.flagged.length === 0 && row.appeal_text === null)
      await applyReview({ tx, files }, row, review, nowMs);
  });
}

/** A transaction a supply. */
async function forEachLocked(
  db: Db,
  ids: readonly string[],
  action: (tx: Tx, row: SupplyRow) => Promise<void>
): Promise<void> {
  await forEachIsolated(ids, (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lockSupply(tx, id);
      if (row !== undefined) await action(tx, row);
    })
  );
}

async function expireSupply(tx: Tx, row: SupplyRow, today: string, nowMs: number): Promise<void> {
  const isPublic = row.public_status === 'published' || row.public_status === 'paused';
  if (!isPublic || row.valid_until === null || row.valid_until >= today) return;
  const changes = await setPublicStatus(tx, row, 'expired', nowMs);
  // What waits for its review, or was not let through, stays where it is: only its older version has ended.
  const outcome = listingTransitions.outcomeOf('expire', 'time', row.status);
  const isSameVersion = 'next' in outcome;
  const status = isSameVersion ? outcome.next : row.status;
  const ended = await updateSupply(tx, row.id, { ...changes, status, updated_at_ms: nowMs });
  if (isSameVersion) await notifyOwner(tx, ended, 'expire', nowMs);
}

async function warnOwner(
  tx: Tx,
  row: SupplyRow,
  { today, soon, nowMs }: { today: string; soon: string; nowMs: number }
): Promise<void> {
  const { public_status: status, valid_until: until } = row;
  if (status !== 'published' || until === null || until < today || until > soon || row.end_told_for === until) return;
  await updateSupply(tx, row.id, { end_told_for: until });
  await notifyOwner(tx, row, 'ending', nowMs);
}

async function deleteRemovedSupply(deps: { tx: Tx; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<void> {
  if (row.removed_at_ms === null || row.removed_at_ms >= nowMs - UNDO_MS) return;
  for (const video of new Set([row.fields.video, row.public_fields?.video ?? null])) {
    await showVideo(deps, row.owner_user_id ?? '', { url: null, before: video });
  }
  await removeListing(deps.tx, row, nowMs);
  await deleteSupply(deps.tx, row.id);
}
