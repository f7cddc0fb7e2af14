import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays } from '@rules/supply';
import type { Db, Tx } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import type { Settings } from '../../settings';
import { UNDO_MS } from '../../undoWindow';
import { autoApprove, forEachLocked } from '../listing/expiry.service';
import { listingTransitions } from '../listing/listing.transitions';
import type { ListingReview } from '../listing/review.service';
import { showVideo } from '../upload/video.service';
import { deleteViewsBefore } from './engagement.repository';
import { findExpired, findExpiring, findRemoved } from './expiry.repository';
import { removeListing, setPublicStatus } from './publication.service';
import { applyReview } from './review.service';
import { notifyOwner } from './supply.notifications';
import { deleteSupply, lockSupply, type SupplyRow, updateSupply } from './supply.repository';

/** Days before the last day from which the owner is warned. */
const EXPIRY_WARNING_DAYS = 3;
const VIEW_RETENTION_DAYS = 2;

/** Expires supplies, and warns their owners before. Idempotent. */
export async function expireDueSupplies(db: Db, nowMs: number): Promise<void> {
  const today = shanghaiDay(nowMs);
  await forEachLocked(db, await findExpired(db, today), lockSupply, (tx, row) => expireSupply(tx, row, today, nowMs));
  const soon = addDays(today, EXPIRY_WARNING_DAYS);
  await forEachLocked(db, await findExpiring(db, today, soon), lockSupply, (tx, row) =>
    warnOwner(tx, row, { today, soon, nowMs })
  );
}

/** In the demo, approves supplies that have waited and that an operator need not look at. */
export function autoApproveSupplies(
  { db, files, settings }: { db: Db; files: FileStorage; settings: Pick<Settings, 'demoApprovalSec'> },
  nowMs: number
): Promise<void> {
  const apply = (tx: Tx, row: SupplyRow, review: ListingReview) => applyReview({ tx, files }, row, review, nowMs);
  return autoApprove(db, 'supply', { afterSec: settings.demoApprovalSec, lock: lockSupply, apply }, nowMs);
}

async function expireSupply(tx: Tx, row: SupplyRow, today: string, nowMs: number): Promise<void> {
  const isPublic = row.public_status === 'published' || row.public_status === 'paused';
  if (!isPublic || row.valid_until === null || row.valid_until >= today) return;
  const changes = await setPublicStatus(tx, row, 'expired', nowMs);
  // A version under review, or rejected, stays as it is: only the published version has ended.
  const outcome = listingTransitions.outcomeOf('expire', 'time', row.status);
  const isSameVersion = 'next' in outcome;
  const status = isSameVersion ? outcome.next : row.status;
  const ended = await updateSupply(tx, row.id, { ...changes, status, updated_at_ms: nowMs });
  if (isSameVersion) await notifyOwner(tx, ended, { event: 'expired' }, nowMs);
}

async function warnOwner(
  tx: Tx,
  row: SupplyRow,
  { today, soon, nowMs }: { today: string; soon: string; nowMs: number }
): Promise<void> {
  const { public_status: status, valid_until: until } = row;
  if (status !== 'published' || until === null || until < today || until > soon || row.end_told_for === until) return;
  await updateSupply(tx, row.id, { end_told_for: until });
  await notifyOwner(tx, row, { event: 'ending' }, nowMs);
}

/** Deletes removed supplies, and old views. Idempotent. */
export async function purgeSupplies({ db, files }: { db: Db; files: FileStorage }, nowMs: number): Promise<void> {
  await forEachLocked(db, await findRemoved(db, nowMs - UNDO_MS), lockSupply, (tx, row) =>
    deleteRemovedSupply({ tx, files }, row, nowMs)
  );
  await deleteViewsBefore(db, addDays(shanghaiDay(nowMs), -VIEW_RETENTION_DAYS));
}

async function deleteRemovedSupply(deps: { tx: Tx; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<void> {
  if (row.removed_at_ms === null || row.removed_at_ms >= nowMs - UNDO_MS) return;
  for (const video of new Set([row.fields.video, row.public_fields?.video ?? null])) {
    await showVideo(deps, row.owner_user_id ?? '', { url: null, before: video });
  }
  await removeListing(deps.tx, row, nowMs);
  await deleteSupply(deps.tx, row.id);
}
