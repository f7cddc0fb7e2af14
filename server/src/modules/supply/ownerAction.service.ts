import type { ListingStatus, OwnerActionBody } from '@contract/goods';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { validUntilProblem } from '@rules/supply';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { isOpenStatus, listingTransitions } from '../listing/listing.transitions';
import { moderateTexts } from '../moderation/moderation';
import { reserveListingSlot } from '../listing/listingSlot.service';
import { lockOwn, loadOwnBrief } from './ownership.service';
import { setPublicStatus, bumpListing, extendListing } from './publication.service';
import { refreshFrom } from './own.presenter';
import { updateSupply, type SupplyChange, type SupplyRow } from './supply.repository';
import type { SupplyDeps } from './validation.service';

/** What owners and admins do with a supply. Throws NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION, RATE_LIMITED. */
export async function actOnSupply(
  { db, textModeration }: SupplyDeps,
  member: Member,
  { id, do: ownerAction }: OwnerActionBody,
  nowMs: number
): Promise<OwnSupplyBrief> {
  if (ownerAction.action === 'appeal') {
    const { refused } = await moderateTexts(textModeration, { text: ownerAction.text });
    if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
  }
  const saved = await db.transaction().execute(async (tx) => {
    const { row, actor } = await lockOwn(tx, member, id);
    const next = listingTransitions.next(ownerAction.action, actor, row.status);
    if ((row.removed_at_ms !== null) !== (ownerAction.action === 'restore')) throw new AppError('CONFLICT');
    if (isOpenStatus(next) && !isOpenStatus(row.status)) await reserveListingSlot(tx, 'supply', row, member);
    const changes = await applyAction(tx, row, ownerAction, next, nowMs);
    return updateSupply(tx, id, { status: next, updated_at_ms: nowMs, ...changes });
  });
  return loadOwnBrief(db, saved, nowMs);
}

async function applyAction(
  tx: Tx,
  row: SupplyRow,
  ownerAction: OwnerActionBody['do'],
  next: ListingStatus,
  nowMs: number
): Promise<SupplyChange> {
  switch (ownerAction.action) {
    case 'withdraw':
      // What stood in public before stands there still, and is edited from there.
      return { status: row.public_status ?? next, submitted_at_ms: null, submit_request_id: null };
    case 'refresh':
      return refreshSupply(tx, row, nowMs);
    case 'pause':
      return setPublicStatus(tx, row, 'paused', nowMs);
    case 'resume':
      return setPublicStatus(tx, row, 'published', nowMs);
    case 'renew':
      return renewSupply(tx, row, ownerAction.until, nowMs);
    case 'close':
      return { ...(await setPublicStatus(tx, row, 'closed', nowMs)), close_reason: ownerAction.reason };
    case 'remove':
      if (row.public_status === 'published' || row.public_status === 'paused') throw new AppError('CONFLICT');
      return { removed_at_ms: nowMs };
    case 'restore':
      if (row.removed_at_ms === null || row.removed_at_ms < nowMs - UNDO_MS) throw new AppError('CONFLICT');
      return { removed_at_ms: null };
    case 'appeal':
      return { appeal_text: ownerAction.text, submitted_at_ms: nowMs };
  }
}

async function refreshSupply(tx: Tx, row: SupplyRow, nowMs: number): Promise<SupplyChange> {
  const fromMs = refreshFrom(row, nowMs);
  if (fromMs !== null) {
    throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((fromMs - nowMs) / 1000) });
  }
  await bumpListing(tx, row, nowMs);
  return { refreshed_at_ms: nowMs, confirmed_at_ms: nowMs };
}

async function renewSupply(tx: Tx, row: SupplyRow, until: string, nowMs: number): Promise<SupplyChange> {
  const problem = validUntilProblem(until, shanghaiDay(nowMs));
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { until: problem } });
  if (row.public_fields === null) throw new AppError('CONFLICT');
  await extendListing(tx, row, until, nowMs);
  return {
    fields: JSON.stringify({ ...row.fields, validUntil: until }),
    public_fields: JSON.stringify({ ...row.public_fields, validUntil: until }),
    public_status: 'published',
    valid_until: until,
    confirmed_at_ms: nowMs
  };
}
