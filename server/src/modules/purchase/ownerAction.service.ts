import type { ListingStatus, OwnerAction, OwnerActionBody } from '@contract/goods';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { lastNeedDay } from '@rules/purchase';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import {
  assertAppealModerated,
  authorizeOwnerAction,
  requireRefreshable,
  requireRemovable,
  requireRestorable
} from '../listing/ownerAction.service';
import { loadOwnBrief } from './own.service';
import { lockOwn } from './ownership.service';
import { setPublicStatus, writeSnapshot } from './publication.service';
import { purchaseClosed } from './purchase.events';
import { type PurchaseRow, type PurchaseUpdate, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/**
 * Performs an action of the owner, or of an admin of the company.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others and when opening it needs a slot that
 * the owner does not have, CONFLICT when its status does not allow the action, VALIDATION for a refused appeal or a day
 * that it cannot be renewed to, RATE_LIMITED for the second refresh of a day
 */
export async function actOnPurchase(
  { db, textModeration }: Pick<Deps, 'db' | 'textModeration'>,
  member: Member,
  { id, do: ownerAction }: OwnerActionBody,
  nowMs: number
): Promise<OwnPurchaseBrief> {
  await assertAppealModerated(textModeration, ownerAction);
  const saved = await db.transaction().execute(async (tx) => {
    const owned = await lockOwn(tx, member, id);
    const next = await authorizeOwnerAction(tx, 'purchase', owned, ownerAction.action, member);
    const changes = await applyAction(tx, owned.row, ownerAction, next, nowMs);
    const row = await updatePurchase(tx, id, { status: next, updated_at_ms: nowMs, ...changes });
    await publishAction(tx, row, ownerAction, nowMs);
    return row;
  });
  return loadOwnBrief(db, saved, nowMs);
}

/**
 * Archives a closed request with a deal, or takes it back.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others, CONFLICT for one that is not closed
 * or without a deal
 */
export async function archivePurchase(
  db: Db,
  member: Member,
  { id, on }: { id: string; on: boolean },
  nowMs: number
): Promise<OwnPurchaseBrief> {
  const saved = await db.transaction().execute(async (tx) => {
    const { row } = await lockOwn(tx, member, id);
    if (row.status !== 'closed' || row.dealt_grams === 0 || row.removed_at_ms !== null) throw new AppError('CONFLICT');
    // The time of the last change stays, so that the request keeps its position in the list.
    return updatePurchase(tx, id, { archived_at_ms: on ? (row.archived_at_ms ?? nowMs) : null });
  });
  return loadOwnBrief(db, saved, nowMs);
}

async function applyAction(
  tx: Tx,
  row: PurchaseRow,
  ownerAction: OwnerAction,
  next: ListingStatus,
  nowMs: number
): Promise<PurchaseUpdate> {
  switch (ownerAction.action) {
    case 'withdraw':
      // The older published version is what is left.
      return { status: row.public_status ?? next, submitted_at_ms: null, submit_request_id: null };
    case 'refresh':
      requireRefreshable(row, nowMs);
      return { refreshed_at_ms: nowMs };
    case 'pause':
      return setPublicStatus(tx, row, 'paused', nowMs);
    case 'resume':
      return setPublicStatus(tx, row, 'published', nowMs);
    case 'renew':
      return renewedColumns(row, ownerAction.until, nowMs);
    case 'close':
      return { ...(await setPublicStatus(tx, row, 'closed', nowMs)), close_reason: ownerAction.reason };
    case 'remove':
      // The record of a deal stays.
      if (row.dealt_grams > 0) throw new AppError('CONFLICT');
      requireRemovable(row);
      // Undone, the request returns to its position in the list.
      return { removed_at_ms: nowMs, updated_at_ms: row.updated_at_ms };
    case 'restore':
      requireRestorable(row, nowMs);
      return { removed_at_ms: null, updated_at_ms: row.updated_at_ms };
    case 'appeal':
      return { appeal_text: ownerAction.text, submitted_at_ms: nowMs };
  }
}

function renewedColumns(row: PurchaseRow, until: string, nowMs: number): PurchaseUpdate {
  const today = shanghaiDay(nowMs);
  const publicFields = row.public_fields ?? row.fields;
  if (until < today) throw new AppError('VALIDATION', { fields: { until: 'past' } });
  if (until > lastNeedDay(today)) throw new AppError('VALIDATION', { fields: { until: 'tooLate' } });
  // A later deadline moves the day of the delivery as well.
  const needBy = publicFields.needBy === null || publicFields.needBy < until ? until : publicFields.needBy;
  return {
    public_status: 'published',
    fields: JSON.stringify({ ...row.fields, quoteDeadline: until, needBy }),
    public_fields: JSON.stringify({ ...publicFields, quoteDeadline: until, needBy }),
    quote_deadline_ms: shanghaiDayEndMs(until),
    refreshed_at_ms: nowMs
  };
}

/** Publishes what an action changed, from the saved row. */
async function publishAction(tx: Tx, row: PurchaseRow, { action }: OwnerAction, nowMs: number): Promise<void> {
  if (action === 'refresh' || action === 'renew') await writeSnapshot(tx, row as PublicPurchaseRow, nowMs);
  if (action === 'close' && row.public_status !== null) {
    await purchaseClosed.publish(tx, { purchase: row as PublicPurchaseRow }, nowMs);
  }
}
