import type { ListingStatus, OwnerAction } from '@contract/goods';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { UNDO_MS } from '../../undoWindow';
import { moderateTexts } from '../moderation/moderation';
import type { ListingKind } from './listing.tables';
import { isOpenStatus, listingTransitions } from './listing.transitions';
import { reserveListingSlot } from './listingSlot.service';
import type { Owned } from './ownership.service';

interface ActionRow {
  id: string;
  owner_user_id: string | null;
  company_id: string | null;
  status: ListingStatus;
  removed_at_ms: number | null;
}

/**
 * Moderates the text of an appeal, before the transaction.
 * @throws AppError VALIDATION for a text that may not be stored
 */
export async function assertAppealModerated(textModeration: TextModeration, action: OwnerAction): Promise<void> {
  if (action.action !== 'appeal') return;
  const { refused } = await moderateTexts(textModeration, { text: action.text });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
}

/**
 * Returns the status that an action leads to, and reserves a slot when the listing becomes open. The row is locked.
 * @throws AppError FORBIDDEN for an action that is never the role's, CONFLICT where the status does not allow it, and
 * for anything but `restore` on a removed listing; the errors of `reserveListingSlot`
 */
export async function authorizeOwnerAction(
  tx: Tx,
  kind: ListingKind,
  { row, actor }: Owned<ActionRow>,
  action: OwnerAction['action'],
  member: Member
): Promise<ListingStatus> {
  const next = listingTransitions.next(action, actor, row.status);
  if ((row.removed_at_ms !== null) !== (action === 'restore')) throw new AppError('CONFLICT');
  if (isOpenStatus(next) && !isOpenStatus(row.status)) await reserveListingSlot(tx, kind, row, member);
  return next;
}

/**
 * Refuses to remove a listing whose published version is offered: no one could look after it.
 * @throws AppError CONFLICT when the public version is published or paused
 */
export function requireRemovable({ public_status: status }: { public_status: ListingStatus | null }): void {
  if (status === 'published' || status === 'paused') throw new AppError('CONFLICT');
}

/** @throws AppError CONFLICT when the removal cannot be undone any more */
export function requireRestorable(
  { removed_at_ms: removedAtMs }: { removed_at_ms: number | null },
  nowMs: number
): void {
  if (removedAtMs === null || removedAtMs < nowMs - UNDO_MS) throw new AppError('CONFLICT');
}

interface RefreshRow {
  refreshed_at_ms: number | null;
}

/**
 * Returns the time from which a listing may be refreshed again, the midnight in Shanghai after the last one.
 * @returns epoch ms; null when it may be now
 */
export function refreshFrom({ refreshed_at_ms: refreshedAtMs }: RefreshRow, nowMs: number): number | null {
  if (refreshedAtMs === null) return null;
  const nextMs = shanghaiDayEndMs(shanghaiDay(refreshedAtMs));
  return nextMs > nowMs ? nextMs : null;
}

/** @throws AppError RATE_LIMITED for the second refresh of a day */
export function requireRefreshable(row: RefreshRow, nowMs: number): void {
  const fromMs = refreshFrom(row, nowMs);
  if (fromMs === null) return;
  throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((fromMs - nowMs) / 1000) });
}
