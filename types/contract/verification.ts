import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
import { OrganiserText } from './localText';
import { VerificationKind } from './user';
import {
  CompanyBody,
  CompanyDocuments,
  ParkBody,
  ParkDocuments,
  PersonBody,
  PersonDocuments,
  ValidUntil
} from './verificationDocuments';

/**
 * `changing`: approved, with newer documents pending; the approved ones remain valid. `expiring`: approved, and the
 * document expires within 30 days.
 */
export const VerificationState = Type.Union([
  Type.Literal('none'),
  Type.Literal('pending'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
  Type.Literal('needMore'),
  Type.Literal('expiring'),
  Type.Literal('expired'),
  Type.Literal('changing'),
  Type.Literal('revoked')
]);
export type VerificationState = Static<typeof VerificationState>;

/** Reviewer of pending documents: the platform; for a park, then also the government. */
export const ReviewStep = Type.Union([Type.Literal('platform'), Type.Literal('government')]);
export type ReviewStep = Static<typeof ReviewStep>;

/** Reason for rejecting documents, for one form field or, with an empty `field`, for the whole form. */
export const VerificationReason = Type.Object(
  { field: Type.String({ maxLength: 20 }), text: OrganiserText({ minLength: 1, maxLength: 140 }) },
  { additionalProperties: false }
);
export type VerificationReason = Static<typeof VerificationReason>;

export const VerificationAction = Type.Union([
  Type.Literal('submit'),
  Type.Literal('withdraw'),
  Type.Literal('approve'),
  Type.Literal('reject'),
  Type.Literal('needMore'),
  Type.Literal('revoke'),
  Type.Literal('remind'),
  Type.Literal('expireSoon'),
  Type.Literal('expire')
]);
export type VerificationAction = Static<typeof VerificationAction>;

const HistoryStep = Type.Object({
  action: VerificationAction,
  /** State after the step. */
  state: VerificationState,
  /** Reviewer of an `approve`, `reject` or `needMore` action. */
  step: ReviewStep,
  atMs: TimeMs
});
export type VerificationStep = Static<typeof HistoryStep>;

/** Fields of a summary, for reuse in larger schemas. */
export const summaryFields = {
  kind: VerificationKind,
  state: VerificationState,
  step: ReviewStep,
  /** Verified subject: a masked name (覃**), or the name of the company or park; empty before the first submission. */
  name: Type.String(),
  /** Masked number of the document, or the company's code. */
  number: Type.String(),
  validUntil: ValidUntil,
  submittedAtMs: Nullable(TimeMs)
};
export const VerificationSummary = Type.Object(summaryFields);
export type VerificationSummary = Static<typeof VerificationSummary>;

export const MyVerifications = Type.Object({
  /** Person, company and park, including kinds without a submission. */
  items: Type.Array(VerificationSummary),
  /** End of the lock after three failures in a day; null when not locked. */
  lockedUntilMs: Nullable(TimeMs)
});
export type MyVerifications = Static<typeof MyVerifications>;

export const VerificationDetail = Type.Object({
  ...summaryFields,
  /** Reasons of the last rejection, also of a rejected change while the approved documents remain valid. */
  reasons: Type.Array(VerificationReason),
  /** Expected time of the review decision; null when nothing is pending. */
  expectedByMs: Nullable(TimeMs),
  /** Whether the reviewers may be reminded now: after the expected time, once a day. */
  canRemind: Type.Boolean(),
  /** Oldest step first. */
  history: Type.Array(HistoryStep),
  /** Company created by the approval. */
  companyId: Nullable(Id),
  person: Nullable(PersonDocuments),
  company: Nullable(CompanyDocuments),
  park: Nullable(ParkDocuments)
});
export type VerificationDetail = Static<typeof VerificationDetail>;

const KindInput = Type.Object({ kind: VerificationKind }, { additionalProperties: false });

export const verificationCalls = {
  /** Returns the user's progress in each kind of verification. */
  'GET /api/front/verification/mine': { data: MyVerifications, auth: 'member' },
  /** Returns one verification with its history and the last submission. */
  'POST /api/front/verification/detail': {
    input: KindInput,
    data: VerificationDetail,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Submits a person's documents, or replaces them. Errors: VALIDATION with `fields` (see @rules/verification; `taken`
   * for the number of another account, `unknown` for another user's picture), LOCKED for 24 h after three failures in a
   * day, CONFLICT while a submission is pending.
   */
  'POST /api/front/verification/person': {
    input: PersonBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Submits a company's documents, with the rules and errors of `verification/person`. Errors: FORBIDDEN with `needs:
   * 'verify'` unless the user is a verified person; VALIDATION `fields.uscc`: `taken` when the company is on the
   * platform (it can be joined), `inReview` when another user has submitted its documents.
   */
  'POST /api/front/verification/company': {
    input: CompanyBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Submits a park's documents, reviewed by the platform and then by the government. Requires a verified person;
   * further rules and errors are those of `verification/person`.
   */
  'POST /api/front/verification/park': {
    input: ParkBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Returns the registered company with a code; null when there is none. */
  'GET /api/front/verification/companyOf': {
    input: Type.Object({ uscc: Type.String({ pattern: '^[0-9A-Z]{18}$' }) }, { additionalProperties: false }),
    data: Nullable(Type.Object({ id: Id, name: Type.String() })),
    auth: 'member'
  },
  /** Withdraws the pending submission. Error: CONFLICT when nothing is pending. */
  'POST /api/front/verification/withdraw': { input: KindInput, data: VerificationSummary, auth: 'member' },
  /** Reminds the reviewers. Error: CONFLICT before the expected time, and a second time on one day. */
  'POST /api/front/verification/remind': { input: KindInput, data: Empty, auth: 'member' }
} as const;
