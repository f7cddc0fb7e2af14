import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import {
  type ListingReview,
  presentReviewed,
  REVIEW_LIST_LIMIT,
  reviewedFields,
  reviewedStatus,
  toReview
} from '../listing/review.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { publish, setPublicStatus } from './publication.service';
import { notifyInvited, notifyOwner } from './purchase.notifications';
import {
  findByStatus,
  insertInvitations,
  insertReview,
  lockPurchase,
  type PurchaseRow,
  updatePurchase
} from './purchase.repository';
import { quotedProblems } from './validation.service';

/** Lists requests in a status, `pending` by default: oldest submission first, at most 100. */
export async function listPurchasesForReview(db: Db, status: ListingStatus = 'pending'): Promise<ReviewedListing[]> {
  const rows = await findByStatus(db, status, REVIEW_LIST_LIMIT);
  const parties = await partiesOf(db, rows.map(ownerOf));
  return rows.map((row, index) => presentReviewed(row, parties[index]?.name ?? ''));
}

/**
 * Reviews a request and notifies its owner.
 * @throws AppError NOT_FOUND for an unknown or removed request
 * @throws AppError CONFLICT when the status does not allow the action
 * @throws AppError CONFLICT with `fields.<name>` `quoted` when an approved edit changes fields that suppliers have
 * quoted on
 * @throws AppError VALIDATION `fields.reason` `required` for an action that needs a reason
 */
export async function reviewPurchase(
  db: Db,
  id: string,
  body: ListingReviewBody,
  nowMs: number
): Promise<ReviewedListing> {
  const review = toReview(body);
  return db.transaction().execute(async (tx) => {
    const saved = await applyReview(tx, await lockListed(tx, id), review, nowMs);
    const [party] = await partiesOf(tx, [ownerOf(saved)]);
    return presentReviewed(saved, party?.name ?? '');
  });
}

/**
 * Takes a request down within the caller's transaction.
 * @throws AppError NOT_FOUND for an unknown or removed request
 * @throws AppError CONFLICT when the status does not allow it
 */
export async function takeDownPurchase(
  tx: Tx,
  id: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<void> {
  const row = await lockListed(tx, id);
  await applyReview(tx, row, { action: 'takedown', reason, operator, by: 'operator' }, nowMs);
}

/** @throws AppError NOT_FOUND for an unknown or removed request */
async function lockListed(tx: Tx, id: string): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, id);
  if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Applies a decision to a locked request and records it.
 * @throws AppError CONFLICT when the status does not allow the action
 * @throws AppError CONFLICT with `fields.<name>` `quoted` when an approved edit changes fields that suppliers have
 * quoted on
 */
export async function applyReview(
  tx: Tx,
  row: PurchaseRow,
  review: ListingReview,
  nowMs: number
): Promise<PurchaseRow> {
  const { action, reason, operator } = review;
  const status = reviewedStatus(review, row);
  await insertReview(tx, { id: newId(nowMs), purchase_id: row.id, action, by_name: operator, reason, at_ms: nowMs });
  return action === 'approve' ? applyApproval(tx, row, nowMs) : applyRejection(tx, row, { status, reason, nowMs });
}

/**
 * Publishes the reviewed fields and invites the named companies.
 * @throws AppError CONFLICT with `fields.<name>` `quoted` for an edit that changes fields that suppliers have quoted on
 * since it was submitted
 */
async function applyApproval(tx: Tx, row: PurchaseRow, nowMs: number): Promise<PurchaseRow> {
  const fields = reviewedFields(row);
  const problems = quotedProblems(row, fields);
  if (Object.keys(problems).length > 0) throw new AppError('CONFLICT', { fields: problems });
  const saved = await publish(tx, row, nowMs);
  await notifyOwner(tx, saved, { event: 'approved' }, nowMs);
  await notifyInvited(tx, saved, await insertInvitations(tx, row.id, fields.invitedCompanyIds, nowMs), nowMs);
  return saved;
}

/** A rejection leaves an older published version as it is; a takedown hides it. */
async function applyRejection(
  tx: Tx,
  row: PurchaseRow,
  { status, reason, nowMs }: { status: ListingStatus; reason: string; nowMs: number }
): Promise<PurchaseRow> {
  const hidden = status === 'takedown' ? await setPublicStatus(tx, row, 'takedown', nowMs) : {};
  const saved = await updatePurchase(tx, row.id, {
    ...hidden,
    status,
    appeal_text: null,
    review_reason: reason,
    reviewed_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  const event = status === 'takedown' ? 'takenDown' : 'rejected';
  await notifyOwner(tx, saved, { event, wasAppeal: row.appeal_text !== null }, nowMs);
  return saved;
}
