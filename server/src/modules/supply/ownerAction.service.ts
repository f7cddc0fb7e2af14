import type { ListingStatus, OwnerAction, OwnerActionBody } from '@contract/goods';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { shanghaiDay } from '@rules/shanghaiTime';
import { validUntilProblem } from '@rules/supply';
import type { Tx } from '../../database/schema';
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
import { bumpListing, extendListing, setPublicStatus } from './publication.service';
import { type SupplyRow, type SupplyUpdate, updateSupply } from './supply.repository';
import type { SupplyDeps } from './validation.service';

/**
 * Performs an action of the owner, or of an admin of the company.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others and when opening it needs a slot that
 * the owner does not have, CONFLICT when its status does not allow the action, VALIDATION for a refused appeal or a day
 * that it cannot be renewed to, RATE_LIMITED for the second refresh of a day
 */
export async function actOnSupply(
  { db, textModeration }: SupplyDeps,
  member: Member,
  { id, do: ownerAction }: OwnerActionBody,
  nowMs: number
): Promise<OwnSupplyBrief> {
  await assertAppealModerated(textModeration, ownerAction);
  const saved = await db.transaction().execute(async (tx) => {
    const owned = await lockOwn(tx, member, id);
    const next = await authorizeOwnerAction(tx, 'supply', owned, ownerAction.action, member);
    const changes = await applyAction(tx, owned.row, ownerAction, next, nowMs);
    return updateSupply(tx, id, { status: next, updated_at_ms: nowMs, ...changes });
  });
  return loadOwnBrief(db, saved, nowMs);
}

async function applyAction(
  tx: Tx,
  row: SupplyRow,
  ownerAction: OwnerAction,
  next: ListingStatus,
  nowMs: number
): Promise<SupplyUpdate> {
  switch (ownerAction.action) {
    case 'withdraw':
      // The older published version is what is left.
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
      requireRemovable(row);
      // Undone, the supply returns to its position in the list.
      return { removed_at_ms: nowMs, updated_at_ms: row.updated_at_ms };
    case 'restore':
      requireRestorable(row, nowMs);
      return { removed_at_ms: null, updated_at_ms: row.updated_at_ms };
    case 'appeal':
      return { appeal_text: ownerAction.text, submitted_at_ms: nowMs };
  }
}

async function refreshSupply(tx: Tx, row: SupplyRow, nowMs: number): Promise<SupplyUpdate> {
  requireRefreshable(row, nowMs);
  await bumpListing(tx, row, nowMs);
  return { refreshed_at_ms: nowMs, confirmed_at_ms: nowMs };
}

async function renewSupply(tx: Tx, row: SupplyRow, until: string, nowMs: number): Promise<SupplyUpdate> {
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
