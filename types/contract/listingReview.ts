import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, oneOf, TimeMs } from './common';
import { ListingStatus } from './goods';
import { PictureUrl } from './upload';

/** An operator's review decision. `reason` is shown to the owner and required except for `approve`. */
export const ListingReviewBody = Type.Object(
  {
    /** Name of the reviewing operator, for the audit. */
    operator: Type.String({ minLength: 2, maxLength: 20 }),
    action: oneOf(['approve', 'reject', 'takedown']),
    reason: Type.String({ maxLength: 140 })
  },
  { additionalProperties: false }
);
export type ListingReviewBody = Static<typeof ListingReviewBody>;

/** A listing that waits for review or has been reviewed. */
export const ReviewedListing = Type.Object({
  id: Id,
  title: Type.String(),
  ownerUserId: Id,
  partyName: Type.String(),
  status: ListingStatus,
  submittedAtMs: Nullable(TimeMs),
  /** Findings of the text moderation: fields with a banned word or with contact data. */
  flagged: Type.Array(Type.String()),
  /** The owner's objection to the takedown; null when there is no appeal. */
  appealText: Nullable(Type.String()),
  /** For supplies: photos that also appear in open supplies of other sellers, with the ids of those supplies. */
  sharedPhotos: Type.Array(Type.Object({ url: PictureUrl, supplyId: Id }))
});
export type ReviewedListing = Static<typeof ReviewedListing>;

const strict = { additionalProperties: false };

export const listingReviewCalls = {
  /** Returns pending listings, oldest first, or all listings of a status. */
  'GET /api/operator/supply/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, strict),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  /**
   * Reviews a listing. Errors: NOT_FOUND, CONFLICT in a status that does not allow it, VALIDATION `fields.reason`
   * `required`.
   */
  'POST /api/operator/supply/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' },
  'GET /api/operator/purchase/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, strict),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  /**
   * Errors as for a supply; also CONFLICT with `fields.<name>` `quoted` for an edit that changes fields that suppliers
   * have quoted on.
   */
  'POST /api/operator/purchase/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' }
} as const;
