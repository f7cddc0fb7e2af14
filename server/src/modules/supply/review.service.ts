import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import {
  type ListingReview,
  presentReviewed,
  REVIEW_LIST_LIMIT,
  reviewedFields,
  reviewedStatus,
  toReview
} from '../listing/review.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { showVideo } from '../upload/video.service';
import { publish, setPublicStatus } from './publication.service';
import { findSharedPhotos } from './sharedPhoto.service';
import { notifyOwner } from './supply.notifications';
import { findByStatus, insertReview, lockSupply, type SupplyRow, updateSupply } from './supply.repository';

export interface ReviewDeps {
  db: Db;
  files: FileStorage;
}

/** Lists supplies in a status, `pending` by default: oldest submission first, at most 100. */
export async function listSuppliesForReview(
  deps: ReviewDeps,
  status: ListingStatus = 'pending'
): Promise<ReviewedListing[]> {
  return presentReviews(deps, await findByStatus(deps.db, status, REVIEW_LIST_LIMIT));
}

/**
 * Reviews a supply and notifies its owner.
 * @throws AppError NOT_FOUND for an unknown or removed supply
 * @throws AppError CONFLICT when the status does not allow the action
 * @throws AppError VALIDATION `fields.reason` `required` for an action that needs a reason
 */
export async function reviewSupply(
  deps: ReviewDeps,
  id: string,
  body: ListingReviewBody,
  nowMs: number
): Promise<ReviewedListing> {
  const review = toReview(body);
  const saved = await deps.db.transaction().execute(async (tx) => {
    return applyReview({ tx, files: deps.files }, await lockListed(tx, id), review, nowMs);
  });
  const [presented] = await presentReviews(deps, [saved]);
  if (presented === undefined) throw new Error(`supply ${id} was not presented`);
  return presented;
}

/**
 * Takes a supply down within the caller's transaction.
 * @throws AppError NOT_FOUND for an unknown or removed supply
 * @throws AppError CONFLICT when the status does not allow it
 */
export async function takeDownSupply(
  deps: { tx: Tx; files: FileStorage },
  id: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<void> {
  const row = await lockListed(deps.tx, id);
  await applyReview(deps, row, { action: 'takedown', reason, operator, by: 'operator' }, nowMs);
}

/** @throws AppError NOT_FOUND for an unknown or removed supply */
async function lockListed(tx: Tx, id: string): Promise<SupplyRow> {
  const row = await lockSupply(tx, id);
  if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return row;
}

async function presentReviews(deps: ReviewDeps, rows: readonly SupplyRow[]): Promise<ReviewedListing[]> {
  const versions = rows.map((row) => ({ ...row, fields: reviewedFields(row) }));
  const [parties, shared] = await Promise.all([
    partiesOf(deps.db, rows.map(ownerOf)),
    findSharedPhotos(deps, versions)
  ]);
  return rows.map((row, index) => presentReviewed(row, parties[index]?.name ?? '', shared.get(row.id) ?? []));
}

/**
 * Applies a decision to a locked supply and records it.
 * @throws AppError CONFLICT when the status does not allow the action
 */
export async function applyReview(
  deps: { tx: Tx; files: FileStorage },
  row: SupplyRow,
  review: ListingReview,
  nowMs: number
): Promise<SupplyRow> {
  const { tx } = deps;
  const { action, reason, operator } = review;
  const status = reviewedStatus(review, row);
  await insertReview(tx, { id: newId(nowMs), supply_id: row.id, action, by_name: operator, reason, at_ms: nowMs });
  return action === 'approve' ? applyApproval(deps, row, nowMs) : applyRejection(tx, row, { status, reason, nowMs });
}

/** Publishes the new version and releases the video of the old one. */
async function applyApproval(deps: { tx: Tx; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<SupplyRow> {
  const before = row.public_fields?.video ?? null;
  if (before !== reviewedFields(row).video) await showVideo(deps, row.owner_user_id ?? '', { url: null, before });
  const saved = await publish(deps.tx, row, nowMs);
  await notifyOwner(deps.tx, saved, { event: 'approved' }, nowMs);
  return saved;
}

/** A rejection leaves an older published version as it is; a takedown hides it. */
async function applyRejection(
  tx: Tx,
  row: SupplyRow,
  { status, reason, nowMs }: { status: ListingStatus; reason: string; nowMs: number }
): Promise<SupplyRow> {
  const hidden = status === 'takedown' ? await setPublicStatus(tx, row, 'takedown', nowMs) : {};
  const saved = await updateSupply(tx, row.id, {
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
