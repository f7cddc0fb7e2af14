import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
import { LocationName, PartyName } from './localText';
import { VerificationKind } from './user';

const strict = { additionalProperties: false };
const ById = Type.Object({ id: Id }, strict);

/** A company found in the search for companies to join. */
export const FoundCompany = Type.Object({
  id: Id,
  name: Type.String(),
  shortName: Type.String(),
  verifications: Type.Array(VerificationKind),
  place: LocationName,
  memberCount: Type.Integer(),
  isFull: Type.Boolean(),
  /** Masked: 覃**. */
  ownerName: PartyName,
  /** Relation of the viewer to the company: `member` belongs to it, `applied` has a pending application. */
  relation: Type.Union([Type.Literal('none'), Type.Literal('applied'), Type.Literal('member')]),
  /** Whether the company was found by a valid invite code. */
  isByCode: Type.Boolean()
});
export type FoundCompany = Static<typeof FoundCompany>;

export const ApplicationStatus = Type.Union([
  Type.Literal('applied'),
  Type.Literal('approved'),
  Type.Literal('refused'),
  Type.Literal('cancelled')
]);
export type ApplicationStatus = Static<typeof ApplicationStatus>;

export const Application = Type.Object({
  id: Id,
  companyId: Id,
  companyName: Type.String(),
  status: ApplicationStatus,
  /** The company's reason for rejecting the application; empty when `refusedBecause` says it. */
  reason: Type.String(),
  /** `dissolved`: the company was dissolved before it had decided. */
  refusedBecause: Nullable(Type.Literal('dissolved')),
  appliedAtMs: TimeMs,
  decidedAtMs: Nullable(TimeMs)
});
export type Application = Static<typeof Application>;

export const Invitation = Type.Object({
  id: Id,
  companyId: Id,
  companyName: Type.String(),
  verifications: Type.Array(VerificationKind),
  inviterName: PartyName,
  expiresAtMs: TimeMs
});
export type Invitation = Static<typeof Invitation>;

export const ApplyBody = Type.Object(
  {
    companyId: Id,
    realName: Type.String({ minLength: 2, maxLength: 20 }),
    position: Type.String({ minLength: 1, maxLength: 20 }),
    department: Type.String({ maxLength: 20 }),
    message: Type.String({ maxLength: 140 }),
    /** Private pictures as proof, such as an employee badge, uploaded for this purpose. Deleted after the decision. */
    proofIds: Type.Array(Id, { maxItems: 2, uniqueItems: true }),
    inviteCode: Type.Optional(Type.String({ maxLength: 16 }))
  },
  strict
);
export type ApplyBody = Static<typeof ApplyBody>;

export const joinTeamCalls = {
  /**
   * Searches by part of the name (at least two characters), full USCC or invite code; at most 20 results. Error:
   * RATE_LIMITED.
   */
  'GET /api/front/joinTeam/search': {
    input: Type.Object({ q: Type.String({ minLength: 2, maxLength: 50 }) }, strict),
    data: Type.Array(FoundCompany),
    auth: 'member'
  },
  /** Returns the company that a link refers to; `isByCode` is true for a valid code. Error: NOT_FOUND. */
  'GET /api/front/joinTeam/company': {
    input: Type.Object({ id: Id, inviteCode: Type.Optional(Type.String({ maxLength: 16 })) }, strict),
    data: FoundCompany,
    auth: 'member'
  },
  /**
   * Applies for membership. With a valid code, and if the company approves such applications automatically, it is
   * `approved` at once. Idempotent. Errors: CONFLICT (see TeamConflict) full, companies, member; VALIDATION
   * `inviteCode` `expired`.
   */
  'POST /api/front/joinTeam/apply': {
    input: ApplyBody,
    data: Application,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Cancels an application. Error: CONFLICT decided when it was answered meanwhile. */
  'POST /api/front/joinTeam/cancel': { input: ById, data: Empty, auth: 'member' },
  /** Returns the user's applications, newest first, at most 20, and pending invitations. */
  'GET /api/front/joinTeam/mine': {
    data: Type.Object({ applications: Type.Array(Application), invitations: Type.Array(Invitation) }),
    auth: 'member'
  },
  /** Accepts or declines an invitation. Errors: CONFLICT expired, full, companies, decided. */
  'POST /api/front/joinTeam/answerInvitation': {
    input: Type.Object({ id: Id, isAccepted: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
