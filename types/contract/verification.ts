import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
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
 * `changing`: approved, and newer papers wait for their review; what was approved stays valid. `expiring`: approved,
 * and the paper ends within 30 days.
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

/** Who looks at papers that wait: the platform; at those of a park then the government. */
export const ReviewStep = Type.Union([Type.Literal('platform'), Type.Literal('government')]);
export type ReviewStep = Static<typeof ReviewStep>;

/** Why papers were not taken: of a field of the form, or of the whole (`field` empty). */
export const VerificationReason = Type.Object(
  { field: Type.String({ maxLength: 20 }), text: Type.String({ minLength: 1, maxLength: 140 }) },
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
  /** Where it led. */
  state: VerificationState,
  /** Who looked, for `approve`, `reject` and `needMore`. */
  step: ReviewStep,
  atMs: TimeMs
});
export type VerificationStep = Static<typeof HistoryStep>;

/** The fields of a summary, for what holds more. */
export const summaryFields = {
  kind: VerificationKind,
  state: VerificationState,
  step: ReviewStep,
  /** Who it is about: a masked name (覃**), or the name of the company or park; empty before anything was sent. */
  name: Type.String(),
  /** Masked number of the paper, or the code of the company. */
  number: Type.String(),
  validUntil: ValidUntil,
  submittedAtMs: Nullable(TimeMs)
};
export const VerificationSummary = Type.Object(summaryFields);
export type VerificationSummary = Static<typeof VerificationSummary>;

export const MyVerifications = Type.Object({
  /** Person, company, park, also those of which nothing was sent. */
  items: Type.Array(VerificationSummary),
  /** After three failures of a day: until when nothing can be sent. */
  lockedUntilMs: Nullable(TimeMs)
});
export type MyVerifications = Static<typeof MyVerifications>;

export const VerificationDetail = Type.Object({
  ...summaryFields,
  /** Of the last refusal, also of a change while the older papers stay valid. */
  reasons: Type.Array(VerificationReason),
  /** By when the review is expected; null when nothing waits. */
  expectedByMs: Nullable(TimeMs),
  /** Whether the reviewers may be reminded now: after the expected time, once a day. */
  canRemind: Type.Boolean(),
  /** Newest last. */
  history: Type.Array(HistoryStep),
  /** The company that the approval created. */
  companyId: Nullable(Id),
  person: Nullable(PersonDocuments),
  company: Nullable(CompanyDocuments),
  park: Nullable(ParkDocuments)
});
export type VerificationDetail = Static<typeof VerificationDetail>;

const KindInput = Type.Object({ kind: VerificationKind }, { additionalProperties: false });

export const verificationCalls = {
  /** How far the person is in each kind. */
  'GET /api/front/verification/mine': { data: MyVerifications, auth: 'member' },
  /** One of them, with its course and what was sent last. */
  'POST /api/front/verification/detail': {
    input: KindInput,
    data: VerificationDetail,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Sends the papers of a person, or those that take their place. Errors: VALIDATION with `fields` (see
   * @rules/verification; `taken` for the number of another account, `unknown` for a picture that is not the person's),
   * LOCKED for 24 h after three failures of a day, CONFLICT while something waits for its review.
   */
  'POST /api/front/verification/person': {
    input: PersonBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * The same of a company. The person must be verified first: FORBIDDEN with `needs: 'verify'`. VALIDATION
   * `fields.uscc`: `taken` when the company is on the platform (it can be joined), `inReview` when somebody else has
   * sent its papers.
   */
  'POST /api/front/verification/company': {
    input: CompanyBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The same of a park: the platform looks first, then the government. Needs a verified person. */
  'POST /api/front/verification/park': {
    input: ParkBody,
    data: VerificationSummary,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The company of a code that is on the platform already; null when there is none. */
  'GET /api/front/verification/companyOf': {
    input: Type.Object({ uscc: Type.String({ pattern: '^[0-9A-Z]{18}$' }) }, { additionalProperties: false }),
    data: Nullable(Type.Object({ id: Id, name: Type.String() })),
    auth: 'member'
  },
  /** Takes back what waits for its review. Error: CONFLICT when nothing does. */
  'POST /api/front/verification/withdraw': { input: KindInput, data: VerificationSummary, auth: 'member' },
  /** Reminds the reviewers. Error: CONFLICT before the expected time, and a second time on a day. */
  'POST /api/front/verification/remind': { input: KindInput, data: Empty, auth: 'member' }
} as const;
