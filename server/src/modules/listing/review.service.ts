import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { AppError } from '../../http/appError';
import { listingTransitions } from './listing.transitions';

/** Listings that an operator gets at once. */
export const REVIEW_LIST_LIMIT = 100;

/** A decision about a listing. `time` decides in the demo only. */
export interface ListingReview extends ListingReviewBody {
  by: 'operator' | 'time';
}

/**
 * Returns the review of an operator with its reason trimmed.
 * @throws AppError VALIDATION `fields.reason` `required` for an action that needs a reason
 */
export function toReview(body: ListingReviewBody): ListingReview {
  const reason = body.reason.trim();
  if (body.action !== 'approve' && reason === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
  return { ...body, reason, by: 'operator' };
}

/**
 * Returns the status that a decision leads to. A listing that was never public is not taken down once it is rejected: its
 * owner may save over it what an appeal would publish unchecked.
 * @throws AppError CONFLICT for a status that does not allow the action, and for the takedown of such a listing
 */
export function reviewedStatus(
  { action, by }: Pick<ListingReview, 'action' | 'by'>,
  row: { status: ListingStatus; public_fields: object | null }
): ListingStatus {
  const next = listingTransitions.next(action, by, row.status);
  if (next === 'takedown' && row.status === 'rejected' && row.public_fields === null) throw new AppError('CONFLICT');
  return next;
}

interface ReviewedVersions<Fields> {
  fields: Fields;
  public_fields: Fields | null;
  appeal_text: string | null;
}

/**
 * Returns the version that an approval publishes: the submitted one. An appeal restores the published version that the
 * takedown hid: what was saved or sent beside it stays a draft.
 */
export function reviewedFields<Fields>(row: ReviewedVersions<Fields>): Fields {
  return row.appeal_text === null ? row.fields : (row.public_fields ?? row.fields);
}

interface ReviewedRow extends ReviewedVersions<{ title: string }> {
  id: string;
  owner_user_id: string | null;
  status: ListingStatus;
  submitted_at_ms: number | null;
  flagged: string[];
}

export function presentReviewed(
  row: ReviewedRow,
  partyName: string,
  sharedPhotos: ReviewedListing['sharedPhotos'] = []
): ReviewedListing {
  return {
    id: row.id,
    title: reviewedFields(row).title,
    ownerUserId: row.owner_user_id ?? '-',
    partyName,
    status: row.status,
    submittedAtMs: row.submitted_at_ms,
    flagged: row.flagged,
    appealText: row.appeal_text,
    sharedPhotos
  };
}
