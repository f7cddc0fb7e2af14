import { Type, type Static } from '@sinclair/typebox';
import { Id, Nullable, TimeMs, oneOf } from './common';
import { ListingStatus } from './goods';
import { PictureUrl } from './upload';

/** An operator's decision. `reason` is what the owner reads; needed for all but `approve`. */
export const ListingReviewBody = Type.Object(
  {
    /** Name of the person who decides, for the audit. */
    operator: Type.String({ minLength: 2, maxLength: 20 }),
    action: oneOf(['approve', 'reject', 'takedown']),
    reason: Type.String({ maxLength: 140 })
  },
  { additionalProperties: false }
);
export type ListingReviewBody = Static<typeof ListingReviewBody>;

/** What waits for an operator, or was decided. */
export const ReviewedListing = Type.Object({
  id: Id,
  title: Type.String(),
  ownerUserId: Id,
  partyName: Type.String(),
  status: ListingStatus,
  submittedAtMs: Nullable(TimeMs),
  /** What the text check found: fields with a word that may not stand there, or with contact data. */
  flagged: Type.Array(Type.String()),
  /** What the owner says against its being taken down; null when it is no appeal. */
  appealText: Nullable(Type.String()),
  /** Of a supply: photos that stand in open supplies of other sellers as well, and in which. */
  sharedPhotos: Type.Array(Type.Object({ url: PictureUrl, supplyId: Id }))
});
export type ReviewedListing = Static<typeof ReviewedListing>;

const strict = { additionalProperties: false };

export const listingReviewCalls = {
  /** What waits, the oldest first, or everything of a state. */
  'GET /api/operator/supply/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, strict),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  /** Errors: NOT_FOUND, CONFLICT in a state that does not allow it, VALIDATION `fields.reason` `required`. */
  'POST /api/operator/supply/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' },
  'GET /api/operator/purchase/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, strict),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  'POST /api/operator/purchase/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' }
} as const;
