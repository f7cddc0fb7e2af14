import { addDays } from '@rules/supply';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db, Tx } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import type { Settings } from '../../settings';
import { nextStatus, transitions } from '../listing/listingStatus';
import { showVideo } from '../upload/video.service';
import { UNDO_MS } from './action.service';
import { deleteViewsBefore } from './mark.repository';
import { showAs, unlist } from './publication.service';
import { decide } from './review.service';
import { tell } from './supply.notice';
import {
  deleteSupply,
  findEnded,
  findEnding,
  findRemoved,
  findWaiting,
  lockSupply,
  updateSupply,
  type SupplyRow
} from './supply.repository';

/** Owners are told so many days before the end. */
const WARNED_DAYS = 3;
const VIEWS_KEPT_DAYS = 2;
const DEMO_REVIEWER = '演示自动审核';

/**
 * Ends what is over, warns of what will be, and deletes what was removed. May run twice and in several processes: each
 * supply is looked at again under its lock.
 */
export async function moveSupplies({ db, files }: { db: Db; files: FileStorage }, nowMs: number): Promise<void> {
  const today = shanghaiDay(new Date(nowMs));
  await forEach(db, await findEnded(db, today), (tx, row) => expire(tx, row, today, nowMs));
  const soon = addDays(today, WARNED_DAYS);
  await forEach(db, await findEnding(db, today, soon), (tx, row) => warn(tx, row, { today, soon, nowMs }));
  await forEach(db, await findRemoved(db, nowMs - UNDO_MS), (tx, row) => drop({ tx, files }, row, nowMs));
  await deleteViewsBefore(db, addDays(today, -VIEWS_KEPT_DAYS));
}

/** In the demo: lets through what waits so long that a newcomer has seen it wait, and nobody need look at. */
export async function approveInDemo(
  { db, files, settings }: { db: Db; files: FileStorage; settings: Pick<Settings, 'demoApprovalSec'> },
  nowMs: number
): Promise<void> {
  if (settings.demoApprovalSec === null) return;
  const sinceMs = nowMs - settings.demoApprovalSec * 1000;
  const decision = { action: 'approve', reason: '', operator: DEMO_REVIEWER, by: 'time' } as const;
  await forEach(db, await findWaiting(db, sinceMs), async (tx, row) => {
    const isDue = row.status === 'pending' && row.removed_at_ms === null && (row.submitted_at_ms ?? nowMs) <= sinceMs;
    if (isDue && row.flagged.length === 0 && row.appeal_text === null)
      await decide({ tx, files }, row, decision, nowMs);
  });
}

/** A transaction a supply. */
async function forEach(db: Db, ids: readonly string[], act: (tx: Tx, row: SupplyRow) => Promise<void>): Promise<void> {
  await forEachIsolated(ids, (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lockSupply(tx, id);
      if (row !== undefined) await act(tx, row);
    })
  );
}

async function expire(tx: Tx, row: SupplyRow, today: string, nowMs: number): Promise<void> {
  const isShown = row.public_status === 'published' || row.public_status === 'paused';
  if (!isShown || row.valid_until === null || row.valid_until >= today) return;
  const changes = await showAs(tx, row, 'expired', nowMs);
  // What waits for its review, or was not let through, stays where it is: only its older version has ended.
  const isWhole = transitions.expire.to[row.status] !== undefined;
  const status = isWhole ? nextStatus('expire', 'time', row.status) : row.status;
  const ended = await updateSupply(tx, row.id, { ...changes, status, updated_at_ms: nowMs });
  if (isWhole) await tell(tx, ended, 'expire', nowMs);
}

async function warn(
  tx: Tx,
  row: SupplyRow,
  { today, soon, nowMs }: { today: string; soon: string; nowMs: number }
): Promise<void> {
  const { public_status: status, valid_until: until } = row;
  if (status !== 'published' || until === null || until < today || until > soon || row.end_told_for === until) return;
  await updateSupply(tx, row.id, { end_told_for: until });
  await tell(tx, row, 'ending', nowMs);
}

async function drop(deps: { tx: Tx; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<void> {
  if (row.removed_at_ms === null || row.removed_at_ms >= nowMs - UNDO_MS) return;
  for (const video of new Set([row.fields.video, row.public_fields?.video ?? null])) {
    await showVideo(deps, row.owner_user_id ?? '', { url: null, before: video });
  }
  await unlist(deps.tx, row, nowMs);
  await deleteSupply(deps.tx, row.id);
}
