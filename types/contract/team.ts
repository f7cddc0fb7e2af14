import { type Static, Type } from '@sinclair/typebox';
import { CardStats } from './card';
import { Cursor, Empty, Id, Mobile, Nullable, PageOf, TimeMs } from './common';
import { PartyName } from './localText';
import { CompanyRole, VerificationKind } from './user';

/**
 * Violated team rule, sent as `data.fields.team` of a CONFLICT: `full` the team has 200 members, `companies` the user
 * is in three companies, `admins` there are three admins, `member` the user is already a member, `gone` the user is no
 * longer a member, `owner` not allowed for the owner, `expired` the deadline has passed, `decided` already answered by
 * another user, `open` a transfer is pending, `dissolved`.
 */
export type TeamConflict =
  'full' | 'companies' | 'admins' | 'member' | 'gone' | 'owner' | 'expired' | 'decided' | 'open' | 'dissolved';

const strict = { additionalProperties: false };
const ById = Type.Object({ id: Id }, strict);
const MemberRef = Type.Object({ companyId: Id, userId: Id }, strict);
const Answer = Type.Object({ id: Id, isAccepted: Type.Boolean() }, strict);

const TeamMember = Type.Object({
  userId: Id,
  nickname: PartyName,
  avatarUrl: Nullable(Type.String()),
  role: CompanyRole,
  position: Type.String(),
  department: Type.String(),
  isVerified: Type.Boolean(),
  joinedAtMs: TimeMs,
  /** Null for a member without a session. */
  lastActiveAtMs: Nullable(TimeMs),
  /** The member's business card of this company; null without one. */
  cardId: Nullable(Id)
});
export type TeamMember = Static<typeof TeamMember>;

/** A transfer of ownership that waits for the recipient's answer. */
export const Transfer = Type.Object({
  id: Id,
  from: Type.Object({ userId: Id, nickname: PartyName }),
  to: Type.Object({ userId: Id, nickname: PartyName }),
  requestedAtMs: TimeMs
});
export type Transfer = Static<typeof Transfer>;

export const Team = Type.Object({
  id: Id,
  name: Type.String(),
  shortName: Type.String(),
  verifications: Type.Array(VerificationKind),
  myRole: CompanyRole,
  myUserId: Id,
  memberCount: Type.Integer(),
  maxMembers: Type.Integer(),
  adminCount: Type.Integer(),
  maxAdmins: Type.Integer(),
  stats: Type.Object({
    supplies: Type.Integer(),
    purchases: Type.Integer(),
    /** Quotations of the company that can still become a deal. */
    quotations: Type.Integer(),
    /** Views of the company's supplies and purchase requests, one per viewer and day. */
    views: Type.Integer(),
    /** Members who joined in the last 30 days. */
    joinedLately: Type.Integer(),
    /** Members with a session used in the last 7 days. */
    activeLately: Type.Integer()
  }),
  /** The members' business cards of this company; null for members without a role. */
  cardFigures: Nullable(
    Type.Object({
      cards: Type.Integer(),
      /** Sums of the last 30 days; null where the level of the viewer's own cards has none (`hasTeamTotals`). */
      totals: Nullable(CardStats)
    })
  ),
  /** Number of pending applications, for owner and admins; 0 for members. */
  pendingCount: Type.Integer(),
  /** Pending transfer of ownership, visible only to the two users involved. */
  transfer: Nullable(Transfer),
  /** Admission settings, for owner and admins; null for members. */
  admission: Nullable(
    Type.Object({
      /** True: applicants with the invite code become members at once. */
      isAutoApprove: Type.Boolean(),
      /** Null before the first code is created. */
      inviteCode: Nullable(Type.String()),
      inviteCodeUntilMs: Nullable(TimeMs)
    })
  )
});
export type Team = Static<typeof Team>;

/** A pending application, as visible to owner and admins. */
export const JoinRequest = Type.Object({
  id: Id,
  nickname: PartyName,
  avatarUrl: Nullable(Type.String()),
  isVerified: Type.Boolean(),
  realName: Type.String(),
  position: Type.String(),
  department: Type.String(),
  message: Type.String(),
  /** Ids of private pictures: see `team/proof`. */
  proofIds: Type.Array(Id),
  isByCode: Type.Boolean(),
  appliedAtMs: TimeMs
});
export type JoinRequest = Static<typeof JoinRequest>;

export const SentInvitation = Type.Object({
  id: Id,
  /** Masked: 138****8000. */
  mobile: Type.String(),
  expiresAtMs: TimeMs
});
export type SentInvitation = Static<typeof SentInvitation>;

const InviteCode = Type.Object({ inviteCode: Type.String(), untilMs: TimeMs });

export const teamCalls = {
  /** Returns a team; without `id` that of the user's current company. Errors: FORBIDDEN for non-members, NOT_FOUND. */
  'GET /api/front/team/info': {
    input: Type.Object({ id: Type.Optional(Id) }, strict),
    data: Team,
    auth: 'member'
  },
  /** Returns the members: owner, admins, then members by joining time. */
  'GET /api/front/team/members': {
    input: Type.Object({ id: Id, cursor: Type.Optional(Cursor) }, strict),
    data: PageOf(TeamMember),
    auth: 'member'
  },
  /** Returns pending applications, longest waiting first, at most 50. Owner and admins only. */
  'GET /api/front/team/requests': { input: ById, data: Type.Array(JoinRequest), auth: 'member' },
  /** Returns a picture attached to a pending application as JPEG. Owner and admins only. Error: NOT_FOUND. */
  'GET /api/front/team/proof': {
    input: Type.Object({ id: Id, proofId: Id }, strict),
    data: Type.Object({ /** JPEG as a `data:` URL, at most 960 px per side. */ dataUri: Type.String() }),
    auth: 'member'
  },
  /**
   * Accepts or rejects an application, with a reason shown to the applicant. Owner and admins only. Errors: CONFLICT
   * full, companies, decided.
   */
  'POST /api/front/team/decide': {
    input: Type.Object(
      { id: Id, isApproved: Type.Boolean(), reason: Type.Optional(Type.String({ maxLength: 60 })) },
      strict
    ),
    data: Empty,
    auth: 'member'
  },
  /** Sets whether a valid invite code admits applicants at once. Owner and admins only. */
  'POST /api/front/team/autoApprove': {
    input: Type.Object({ id: Id, isOn: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  },
  /** Creates an invite code valid for 7 days and invalidates the previous one. Owner and admins only. */
  'POST /api/front/team/renewCode': { input: ById, data: InviteCode, auth: 'member' },
  /**
   * Invites the user with that mobile number to join, for 7 days. Owner and admins only. Errors: CONFLICT full, member;
   * RATE_LIMITED.
   */
  'POST /api/front/team/invite': {
    input: Type.Object({ id: Id, mobile: Mobile }, strict),
    data: SentInvitation,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Returns pending invitations. Owner and admins only. */
  'GET /api/front/team/invitations': { input: ById, data: Type.Array(SentInvitation), auth: 'member' },
  'POST /api/front/team/withdrawInvitation': { input: ById, data: Empty, auth: 'member' },
  /** Sets a member's role to admin or member. Owner only. Errors: CONFLICT admins, owner, gone. */
  'POST /api/front/team/setRole': {
    input: Type.Object(
      { companyId: Id, userId: Id, role: Type.Union([Type.Literal('admin'), Type.Literal('member')]) },
      strict
    ),
    data: Empty,
    auth: 'member'
  },
  /**
   * Removes a member; admins may remove plain members only. The member's listings stay with the company. Error:
   * CONFLICT owner.
   */
  'POST /api/front/team/remove': { input: MemberRef, data: Empty, auth: 'member' },
  /** Requests a transfer of ownership to a member. Owner only. Errors: CONFLICT open, gone. */
  'POST /api/front/team/requestTransfer': { input: MemberRef, data: Empty, auth: 'member' },
  /** Accepts or declines a transfer of ownership. Recipient only. Error: CONFLICT decided. */
  'POST /api/front/team/answerTransfer': { input: Answer, data: Empty, auth: 'member' },
  'POST /api/front/team/withdrawTransfer': { input: ById, data: Empty, auth: 'member' },
  /** Leaves the team. Idempotent. Error: CONFLICT owner, who must transfer or dissolve the company first. */
  'POST /api/front/team/leave': { input: ById, data: Empty, auth: 'member' },
  /**
   * Dissolves the company: removes its members and badge and closes its listings. Owner only. Error: VALIDATION when
   * the typed `name` differs from the company's name.
   */
  'POST /api/front/team/dissolve': {
    input: Type.Object({ id: Id, name: Type.String({ maxLength: 50 }) }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
