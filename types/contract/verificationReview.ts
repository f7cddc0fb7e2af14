import { type Static, Type } from '@sinclair/typebox';
import { Id } from './common';
import { ReviewStep, summaryFields, VerificationReason, VerificationState } from './verification';

export const ReviewBody = Type.Object(
  {
    /** Name of the deciding operator, for the audit. */
    operator: Type.String({ minLength: 2, maxLength: 20 }),
    as: ReviewStep,
    action: Type.Union([
      Type.Literal('approve'),
      Type.Literal('reject'),
      Type.Literal('needMore'),
      Type.Literal('revoke')
    ]),
    /** Reasons shown to the applicant; at least one required except for `approve`. */
    reasons: Type.Array(VerificationReason, { maxItems: 12 })
  },
  { additionalProperties: false }
);
export type ReviewBody = Static<typeof ReviewBody>;

const ReviewedSummary = Type.Object({ id: Id, userId: Id, ...summaryFields });
export type ReviewedSummary = Static<typeof ReviewedSummary>;

const OperatorVerification = Type.Object({
  id: Id,
  ...summaryFields,
  userId: Id,
  mobile: Type.String(),
  reasons: Type.Array(VerificationReason),
  /** Ids of private images, by field. */
  images: Type.Record(Type.String(), Type.Array(Id)),
  /** Submitted values by field, including the full document number for comparison with its picture. */
  fields: Type.Record(Type.String(), Type.String())
});
export type OperatorVerification = Static<typeof OperatorVerification>;

export const verificationReviewCalls = {
  /** Returns pending submissions, oldest first, or all of a state. */
  'GET /api/operator/verification/list': {
    input: Type.Object({ state: Type.Optional(VerificationState) }, { additionalProperties: false }),
    data: Type.Array(ReviewedSummary),
    auth: 'operator'
  },
  /** Returns a submission with its images and fields. Error: NOT_FOUND. */
  'GET /api/operator/verification/{id}': { data: OperatorVerification, auth: 'operator' },
  /**
   * Records the reviewer's decision. Errors: NOT_FOUND; CONFLICT when the state does not allow it or another step is
   * due, and for a licence whose company cannot be created: `fields.team` `companies` for an applicant in three
   * companies, `fields.uscc` or `fields.name` `taken`; VALIDATION `fields.reasons`: `required` without a reason,
   * `unknown` for a field that the form does not have.
   */
  'POST /api/operator/verification/review/{id}': {
    input: ReviewBody,
    data: ReviewedSummary,
    auth: 'operator'
  }
} as const;
