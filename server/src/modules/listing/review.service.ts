import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { AppError } from '../../http/appError';

/** Listings that an operator gets at once. */
export const REVIEW_LIST_LIMIT = 100;

/** A decision about a listing. `time` decides in the demo only. */
export interface ListingReview extends ListingReviewBody {
  by: 'operator' | 'time';
}

/**
 * Returns the review of an operator with its reason trimmed.
 * @throws AppError VALIDATION `reason` `required`
 */
export function toReview(body: ListingReviewBody): ListingReview {
  const reason = body.reason.trim();
  if (body.action !== 'approve' && reason === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
  return { ...body, reason, by: 'operator' };
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
