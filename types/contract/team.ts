import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Mobile, Nullable, PageOf, TimeMs } from './common';
import { CompanyRole, VerificationKind } from './user';

/**
 * A rule of a team that stands in the way, as `data.fields.team` of a CONFLICT:
 * `full` 200 members, `companies` the person is in three, `admins` there are three, `member` they belong to it already,
 * `gone` they belong to it no more, `owner` the owner cannot, `expired` too late, `decided` somebody was first,
 * `open` a transfer is under way, `dissolved`.
 */
export type TeamConflict =
  'full' | 'companies' | 'admins' | 'member' | 'gone' | 'owner' | 'expired' | 'decided' | 'open' | 'dissolved';

const strict = { additionalProperties: false };
const ById = Type.Object({ id: Id }, strict);
const MemberRef = Type.Object({ companyId: Id, userId: Id }, strict);
const Answer = Type.Object({ id: Id, isAccepted: Type.Boolean() }, strict);

const TeamMember = Type.Object({
  userId: Id,
  nickname: Type.String(),
  avatarUrl: Nullable(Type.String()),
  role: CompanyRole,
  position: Type.String(),
  department: Type.String(),
  isVerified: Type.Boolean(),
  joinedAtMs: TimeMs,
  /** Null for somebody who has no session any more. */
  lastActiveAtMs: Nullable(TimeMs)
});
export type TeamMember = Static<typeof TeamMember>;

/** `requested` until the other one answers. */
export const Transfer = Type.Object({
  id: Id,
  from: Type.Object({ userId: Id, nickname: Type.String() }),
  to: Type.Object({ userId: Id, nickname: Type.String() }),
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
    /** Quotations in its name that can still become a deal. */
    quotations: Type.Integer(),
    /** How often what it offers and asks for was looked at, each reader once a day. */
    views: Type.Integer(),
    /** Members who joined in the last 30 days. */
    joinedLately: Type.Integer(),
    /** Members with a session used in the last 7 days. */
    activeLately: Type.Integer()
  }),
  /** For owner and admins; 0 for members. */
  pendingCount: Type.Integer(),
  /** The transfer of ownership that waits for an answer; only its two people see it. */
  transfer: Nullable(Transfer),
  /** For owner and admins. */
  admission: Nullable(
    Type.Object({
      /** Whoever applies with the invite code is a member at once. */
      isAutoApprove: Type.Boolean(),
      /** Null before the first one. */
      inviteCode: Nullable(Type.String()),
      inviteCodeUntilMs: Nullable(TimeMs)
    })
  )
});
export type Team = Static<typeof Team>;

/** Somebody who asks to be let in, as owner and admins see them. */
export const JoinRequest = Type.Object({
  id: Id,
  nickname: Type.String(),
  avatarUrl: Nullable(Type.String()),
  isVerified: Type.Boolean(),
  realName: Type.String(),
  position: Type.String(),
  department: Type.String(),
  message: Type.String(),
  /** Private pictures: see `team/proof`. */
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
  /** The team of a company, without `id` of the one the person acts for. FORBIDDEN to who is not in it; NOT_FOUND. */
  'GET /api/front/team/info': {
    input: Type.Object({ id: Type.Optional(Id) }, strict),
    data: Team,
    auth: 'member'
  },
  /** Owner, admins, then members by the time they joined. */
  'GET /api/front/team/members': {
    input: Type.Object({ id: Id, cursor: Type.Optional(Cursor) }, strict),
    data: PageOf(TeamMember),
    auth: 'member'
  },
  /** Who waits to be let in, the longest first, at most 50. Owner and admins. */
  'GET /api/front/team/requests': { input: ById, data: Type.Array(JoinRequest), auth: 'member' },
  /** A picture that came with an application which waits, as a jpeg. Owner and admins. NOT_FOUND. */
  'GET /api/front/team/proof': {
    input: Type.Object({ id: Id, proofId: Id }, strict),
    data: Type.Object({ /** A jpeg as `data:` address, at most 960 px a side. */ dataUri: Type.String() }),
    auth: 'member'
  },
  /** Lets in or refuses, with a reason that the person reads. Owner and admins. CONFLICT full, companies, decided. */
  'POST /api/front/team/decide': {
    input: Type.Object(
      { id: Id, isApproved: Type.Boolean(), reason: Type.Optional(Type.String({ maxLength: 60 })) },
      strict
    ),
    data: Empty,
    auth: 'member'
  },
  /** Whether a valid invite code lets people in at once. Owner and admins. */
  'POST /api/front/team/autoApprove': {
    input: Type.Object({ id: Id, isOn: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  },
  /** A new invite code for 7 days; the one before opens nothing any more. Owner and admins. */
  'POST /api/front/team/renewCode': { input: ById, data: InviteCode, auth: 'member' },
  /** Asks the person with that mobile number to join, for 7 days. Owner and admins. CONFLICT full, member. RATE_LIMITED. */
  'POST /api/front/team/invite': {
    input: Type.Object({ id: Id, mobile: Mobile }, strict),
    data: SentInvitation,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Invitations that wait for an answer. Owner and admins. */
  'GET /api/front/team/invitations': { input: ById, data: Type.Array(SentInvitation), auth: 'member' },
  'POST /api/front/team/withdrawInvitation': { input: ById, data: Empty, auth: 'member' },
  /** The owner makes an admin or a member of somebody. CONFLICT admins, owner, gone. */
  'POST /api/front/team/setRole': {
    input: Type.Object(
      { companyId: Id, userId: Id, role: Type.Union([Type.Literal('admin'), Type.Literal('member')]) },
      strict
    ),
    data: Empty,
    auth: 'member'
  },
  /** Owner removes anybody but themself, admins remove members. What they posted stays the company's. CONFLICT owner. */
  'POST /api/front/team/remove': { input: MemberRef, data: Empty, auth: 'member' },
  /** The owner asks a member to take over. CONFLICT open, gone. */
  'POST /api/front/team/requestTransfer': { input: MemberRef, data: Empty, auth: 'member' },
  /** The other one takes over or declines. CONFLICT decided. */
  'POST /api/front/team/answerTransfer': { input: Answer, data: Empty, auth: 'member' },
  'POST /api/front/team/withdrawTransfer': { input: ById, data: Empty, auth: 'member' },
  /** Out of the team. CONFLICT owner: the owner hands over or dissolves. Leaving twice is leaving once. */
  'POST /api/front/team/leave': { input: ById, data: Empty, auth: 'member' },
  /** Ends the company: members out, listings closed, badge gone. Owner. `name` is its name, typed; VALIDATION where it differs. */
  'POST /api/front/team/dissolve': {
    input: Type.Object({ id: Id, name: Type.String({ maxLength: 50 }) }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
