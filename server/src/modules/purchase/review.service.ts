import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { listingTransitions } from '../listing/listing.transitions';
import { partiesOf } from '../listing/tradeParty.service';
import { notifyInvited, notifyOwner } from './purchase.notifications';
import { endOfDay, syncPublicListing, setPublicStatus } from './publication.service';
import {
  findByStatus,
  insertInvitations,
  insertReview,
  lockPurchase,
  updatePurchase,
  type PublicPurchaseRow,
  type PurchaseRow
} from './purchase.repository';
import { ownerOf } from './quotedPurchase.service';

const LIST_LIMIT = 100;

/** What waits, the oldest first, or everything of a state; at most 100. */
export async function listPurchasesForReview(db: Db, status: ListingStatus = 'pending'): Promise<ReviewedListing[]> {
  const rows = await findByStatus(db, status, LIST_LIMIT);
  const parties = await partiesOf(db, rows.map(ownerOf));
  return rows.map((row, index) => presentReviewed(row, parties[index]?.name ?? ''));
}

/** An operator decides, and the owner is told. Throws NOT_FOUND, CONFLICT, VALIDATION `reason` `required`. */
export async function reviewPurchase(
  db: Db,
  id: string,
  body: ListingReviewBody,
  nowMs: number
): Promise<ReviewedListing> {
  const reason = body.reason.trim();
  if (body.action !== 'approve' && reason === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
  return db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
    const saved = await applyReview(tx, row, { ...body, reason, by: 'operator' }, nowMs);
    const [party] = await partiesOf(tx, [ownerOf(saved)]);
    return presentReviewed(saved, party?.name ?? '');
  });
}

/** Takes a request down in a transaction that does more than that. Throws NOT_FOUND, CONFLICT. */
export async function takeDownPurchase(
  tx: Tx,
  id: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<void> {
  const row = await lockPurchase(tx, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  await applyReview(tx, row, { action: 'takedown', reason, operator, by: 'operator' }, nowMs);
}

/** A decision about a request that is locked, kept for the audit. */
export async function applyReview(
  tx: Tx,
  row: PurchaseRow,
  { action, reason, operator, by }: ListingReviewBody & { by: 'operator' | 'time' },
  nowMs: number
): Promise<PurchaseRow> {
  const status = listingTransitions.next(action, by, row.status);
  await insertReview(tx, { id: newId(nowMs), purchase_id: row.id, action, by_name: operator, reason, at_ms: nowMs });
  return action === 'approve'
    ? applyApproval(tx, row, nowMs)
    : applyRejection(tx, { ...row, status }, { reason, nowMs });
}

/** What was written becomes what everybody reads. */
async function applyApproval(tx: Tx, row: PurchaseRow, nowMs: number): Promise<PurchaseRow> {
  const { fields } = row;
  const saved = (await updatePurchase(tx, row.id, {
    status: 'published',
    public_status: 'published',
    public_fields: JSON.stringify(fields),
    quote_deadline_ms: endOfDay(fields.quoteDeadline ?? ''),
    flagged: [],
    appeal_text: null,
    review_reason: null,
    reviewed_at_ms: nowMs,
    published_at_ms: row.published_at_ms ?? nowMs,
    refreshed_at_ms: row.refreshed_at_ms ?? nowMs,
    updated_at_ms: nowMs
  })) as PublicPurchaseRow;
  await syncPublicListing(tx, saved, nowMs);
  await notifyOwner(tx, saved, 'approved', nowMs);
  await notifyInvited(tx, saved, await insertInvitations(tx, row.id, fields.invitedCompanyIds, nowMs), nowMs);
  return saved;
}

/** Not let through: an older version stays as it stands. Taken down: nothing is offered any more. */
async function applyRejection(
  tx: Tx,
  row: PurchaseRow,
  { reason, nowMs }: { reason: string; nowMs: number }
): Promise<PurchaseRow> {
  const isHidden = row.status === 'takedown' && row.public_status !== null;
  const saved = await updatePurchase(tx, row.id, {
    status: row.status,
    ...(isHidden && { public_status: 'takedown' as const }),
    appeal_text: null,
    review_reason: reason,
    reviewed_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  if (isHidden) await setPublicStatus(tx, row.id, 'takedown', nowMs);
  await notifyOwner(tx, saved, row.status === 'takedown' ? 'takenDown' : 'rejected', nowMs);
  return saved;
}

function presentReviewed(row: PurchaseRow, partyName: string): ReviewedListing {
  return {
    id: row.id,
    title: row.fields.title,
    ownerUserId: row.owner_user_id ?? '-',
    partyName,
    status: row.status,
    submittedAtMs: row.submitted_at_ms,
    flagged: row.flagged,
    appealText: row.appeal_text,
    sharedPhotos: []
  };
}
