import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
import { PlaceName } from './localText';
import { VerificationKind } from './user';

const strict = { additionalProperties: false };
const ById = Type.Object({ id: Id }, strict);

/** A company that somebody may apply to. */
export const FoundCompany = Type.Object({
  id: Id,
  name: Type.String(),
  shortName: Type.String(),
  verifications: Type.Array(VerificationKind),
  place: PlaceName,
  memberCount: Type.Integer(),
  isFull: Type.Boolean(),
  /** Masked: 覃**. */
  ownerName: Type.String(),
  /** `member`: belongs to it; `applied`: waits for an answer. */
  relation: Type.Union([Type.Literal('none'), Type.Literal('applied'), Type.Literal('member')]),
  /** It was found by its invite code. */
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
  /** Why it was refused. */
  reason: Type.String(),
  appliedAtMs: TimeMs,
  decidedAtMs: Nullable(TimeMs)
});
export type Application = Static<typeof Application>;

export const Invitation = Type.Object({
  id: Id,
  companyId: Id,
  companyName: Type.String(),
  verifications: Type.Array(VerificationKind),
  inviterName: Type.String(),
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
    /** Such as a badge of employment: own private pictures for this purpose. Deleted once it is decided. */
    proofIds: Type.Array(Id, { maxItems: 2, uniqueItems: true }),
    inviteCode: Type.Optional(Type.String({ maxLength: 16 }))
  },
  strict
);
export type ApplyBody = Static<typeof ApplyBody>;

export const joinTeamCalls = {
  /** By a part of the name (two characters at least), the whole code of the company or an invite code; at most 20. RATE_LIMITED. */
  'GET /api/front/joinTeam/search': {
    input: Type.Object({ q: Type.String({ minLength: 2, maxLength: 50 }) }, strict),
    data: Type.Array(FoundCompany),
    auth: 'member'
  },
  /** The one company that a link leads to. `isByCode` says whether the code is good. NOT_FOUND. */
  'GET /api/front/joinTeam/company': {
    input: Type.Object({ id: Id, inviteCode: Type.Optional(Type.String({ maxLength: 16 })) }, strict),
    data: FoundCompany,
    auth: 'member'
  },
  /**
   * Asks to be let in; with a valid code, where the company wants it so, is in at once (`approved`). Applying twice is
   * applying once. CONFLICT (see TeamConflict) full, companies, member; VALIDATION `inviteCode` `expired`.
   */
  'POST /api/front/joinTeam/apply': {
    input: ApplyBody,
    data: Application,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** CONFLICT decided when it was answered meanwhile. */
  'POST /api/front/joinTeam/cancel': { input: ById, data: Empty, auth: 'member' },
  /** The person's applications, newest first, at most 20, and invitations that wait for their answer. */
  'GET /api/front/joinTeam/mine': {
    data: Type.Object({ applications: Type.Array(Application), invitations: Type.Array(Invitation) }),
    auth: 'member'
  },
  /** Joins, or declines. CONFLICT expired, full, companies, decided. */
  'POST /api/front/joinTeam/answerInvitation': {
    input: Type.Object({ id: Id, isAccepted: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
