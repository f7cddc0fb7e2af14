import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Empty, Id, Mobile, Nullable, TimeMs } from './common';
import { CompanyType } from './company';
import { RegionCode, RegionPath } from './region';
import { VerificationKind } from './user';

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
const Reason = Type.Object(
  { field: Type.String({ maxLength: 20 }), text: Type.String({ minLength: 1, maxLength: 140 }) },
  { additionalProperties: false }
);
export type VerificationReason = Static<typeof Reason>;

const IdType = Type.Union([Type.Literal('residentId'), Type.Literal('residencePermit'), Type.Literal('passport')]);

/** The last day of a paper; null for one without an end. */
const ValidUntil = Nullable(DateOnly);
/** Made by the client for each form that is sent: the same one again is the same submission. */
const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const Text = (maxLength: number) => Type.String({ maxLength });
const Code = Text(18);

const personFields = {
  realName: Text(20),
  idType: IdType,
  /** Upper case. Null keeps the number that was sent before; it is never told again. */
  idNumber: Nullable(Code),
  /** Of a passport, whose number does not hold it. */
  birthday: Nullable(DateOnly),
  /** Private images. */
  idFront: Id,
  idBack: Nullable(Id),
  validUntil: ValidUntil
};
export const PersonBody = Type.Object(
  {
    ...personFields,
    requestId: RequestId,
    /** The separate consent to the use of sensitive data; its time is kept. */
    agreesSensitive: Type.Literal(true)
  },
  { additionalProperties: false }
);
export type PersonBody = Static<typeof PersonBody>;

const companyFields = {
  /** Private image. */
  licence: Id,
  name: Text(50),
  uscc: Code,
  legalPerson: Text(20),
  regionCode: RegionCode,
  address: Text(100),
  /** As the licence has them; empty when they were left out. */
  registeredCapital: Text(30),
  scope: Text(300),
  establishedOn: DateOnly,
  validUntil: ValidUntil,
  type: CompanyType,
  varietyIds: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
  authority: Type.Union([Type.Literal('legalPerson'), Type.Literal('operator')]),
  /** Private image of the authorisation letter; an operator needs one. */
  letter: Nullable(Id),
  operatorName: Text(20),
  operatorMobile: Mobile
};
export const CompanyBody = Type.Object({ ...companyFields, requestId: RequestId }, { additionalProperties: false });
export type CompanyBody = Static<typeof CompanyBody>;

const parkFields = {
  name: Text(50),
  operatorUscc: Code,
  regionCode: RegionCode,
  /** Tenths of a mu. */
  areaTenths: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Private image. */
  plan: Nullable(Id),
  policies: Text(140),
  contactName: Text(20),
  contactPhone: Text(20),
  /** Private images. */
  approval: Type.Array(Id, { minItems: 1, maxItems: 3, uniqueItems: true }),
  validUntil: ValidUntil
};
export const ParkBody = Type.Object({ ...parkFields, requestId: RequestId }, { additionalProperties: false });
export type ParkBody = Static<typeof ParkBody>;

/** What was sent last, to be corrected. The number of the paper stays on the server. */
const PersonPapers = Type.Object({ ...personFields, idNumber: Type.Null(), idNumberMasked: Type.String() });
export type PersonPapers = Static<typeof PersonPapers>;
const CompanyPapers = Type.Object({ ...companyFields, region: Nullable(RegionPath) });
export type CompanyPapers = Static<typeof CompanyPapers>;
const ParkPapers = Type.Object({ ...parkFields, region: Nullable(RegionPath) });
export type ParkPapers = Static<typeof ParkPapers>;

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

const summary = {
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
export const VerificationSummary = Type.Object(summary);
export type VerificationSummary = Static<typeof VerificationSummary>;

export const MyVerifications = Type.Object({
  /** Person, company, park, also those of which nothing was sent. */
  items: Type.Array(VerificationSummary),
  /** After three failures of a day: until when nothing can be sent. */
  lockedUntilMs: Nullable(TimeMs)
});
export type MyVerifications = Static<typeof MyVerifications>;

export const VerificationDetail = Type.Object({
  ...summary,
  /** Of the last refusal, also of a change while the older papers stay valid. */
  reasons: Type.Array(Reason),
  /** By when the review is expected; null when nothing waits. */
  expectedByMs: Nullable(TimeMs),
  /** Whether the reviewers may be reminded now: after the expected time, once a day. */
  canRemind: Type.Boolean(),
  /** Newest last. */
  history: Type.Array(HistoryStep),
  /** The company that the approval created. */
  companyId: Nullable(Id),
  person: Nullable(PersonPapers),
  company: Nullable(CompanyPapers),
  park: Nullable(ParkPapers)
});
export type VerificationDetail = Static<typeof VerificationDetail>;

const KindInput = Type.Object({ kind: VerificationKind }, { additionalProperties: false });

export const ReviewBody = Type.Object(
  {
    /** Name of the person who decides, for the audit. */
    operator: Type.String({ minLength: 2, maxLength: 20 }),
    as: ReviewStep,
    action: Type.Union([
      Type.Literal('approve'),
      Type.Literal('reject'),
      Type.Literal('needMore'),
      Type.Literal('revoke')
    ]),
    /** What the holder reads; at least one for all but `approve`. */
    reasons: Type.Array(Reason, { maxItems: 12 })
  },
  { additionalProperties: false }
);
export type ReviewBody = Static<typeof ReviewBody>;

const ReviewedSummary = Type.Object({ id: Id, userId: Id, ...summary });
export type ReviewedSummary = Static<typeof ReviewedSummary>;

const OperatorVerification = Type.Object({
  id: Id,
  ...summary,
  userId: Id,
  mobile: Type.String(),
  reasons: Type.Array(Reason),
  /** Ids of private images, by field. */
  images: Type.Record(Type.String(), Type.Array(Id)),
  /** What was sent, by field; the number of the paper in full, for comparison with its picture. */
  fields: Type.Record(Type.String(), Type.String())
});
export type OperatorVerification = Static<typeof OperatorVerification>;

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
  'POST /api/front/verification/remind': { input: KindInput, data: Empty, auth: 'member' },

  /** What waits for a review, the oldest first, or everything of a state. */
  'GET /api/operator/verification/list': {
    input: Type.Object({ state: Type.Optional(VerificationState) }, { additionalProperties: false }),
    data: Type.Array(ReviewedSummary),
    auth: 'operator'
  },
  /** Errors: NOT_FOUND. */
  'GET /api/operator/verification/{id}': { data: OperatorVerification, auth: 'operator' },
  /**
   * Decides. Errors: NOT_FOUND, CONFLICT when the state does not allow it or another step is due, VALIDATION
   * `fields.reasons`: `required` without a reason, `unknown` for a field that the form does not have.
   */
  'POST /api/operator/verification/review/{id}': {
    input: ReviewBody,
    data: ReviewedSummary,
    auth: 'operator'
  }
} as const;
