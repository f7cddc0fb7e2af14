import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Mobile, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { VerificationKind } from './user';

/** A person's invite code, or the token of one invitation; in either case, spaces do not count. */
const InviterCode = Type.String({ minLength: 4, maxLength: 32 });
const InviterCodeBody = Type.Object({ inviterCode: InviterCode }, { additionalProperties: false });

/** Who stands behind an invite code, as far as anybody may know. */
export const Inviter = Type.Object({
  /** 覃** */
  name: Type.String(),
  verifications: Type.Array(VerificationKind)
});
export type Inviter = Static<typeof Inviter>;

/** `registered`: neither verified nor in a company. */
export const FriendStage = Type.Union([Type.Literal('registered'), Type.Literal('verified'), Type.Literal('company')]);
export type FriendStage = Static<typeof FriendStage>;

/** Somebody whom the person invited. */
export const InvitedFriend = Type.Object({
  id: Id,
  /** 梁** */
  name: Type.String(),
  /** The last four digits. */
  mobileTail: Type.String(),
  isVerified: Type.Boolean(),
  isInCompany: Type.Boolean(),
  /** When the invitation counted. */
  invitedAtMs: TimeMs
});
export type InvitedFriend = Static<typeof InvitedFriend>;

export const FriendQuery = Type.Object(
  {
    stage: Type.Optional(FriendStage),
    /** The first character of the name, or how the mobile number ends. */
    q: Type.Optional(Type.String({ maxLength: 20 })),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type FriendQuery = Static<typeof FriendQuery>;

export const InviteSummary = Type.Object({
  /** The person's own. */
  inviteCode: Type.String(),
  registered: Type.Integer(),
  verified: Type.Integer(),
  /** Of this month in Asia/Shanghai. */
  thisMonth: Type.Integer(),
  /** Null: nobody yet. `name` null: somebody whose account is closed. */
  inviter: Nullable(Type.Object({ name: Nullable(Type.String()) }))
});
export type InviteSummary = Static<typeof InviteSummary>;

export const InvitationState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('sent'),
  Type.Literal('opened'),
  Type.Literal('registered')
]);
export type InvitationState = Static<typeof InvitationState>;

/** How an invitation leaves: the person sends it themself, the server only hears of it. */
export const InvitationChannel = Type.Union([Type.Literal('copy'), Type.Literal('sms'), Type.Literal('wechat')]);
export type InvitationChannel = Static<typeof InvitationChannel>;

/** An invitation to one business contact. */
export const ContactInvitation = Type.Object({
  id: Id,
  mobile: Type.String(),
  /** How the person calls them; may be empty. */
  name: Type.String(),
  /** Works as an invite code and tells that the link was opened. */
  token: Type.String(),
  state: InvitationState,
  channel: Nullable(InvitationChannel),
  createdAtMs: TimeMs
});
export type ContactInvitation = Static<typeof ContactInvitation>;

export const NewContactInvitation = Type.Object(
  { mobile: Mobile, name: Type.String({ maxLength: 140 }) },
  { additionalProperties: false }
);
export type NewContactInvitation = Static<typeof NewContactInvitation>;

/** What a person writes in place of what is suggested; empty where they write nothing. */
export const InviteTexts = Type.Object({
  /** On their posters. */
  slogan: Type.String(),
  /** To contacts. */
  message: Type.String()
});
export type InviteTexts = Static<typeof InviteTexts>;

/** How long each may be is said by `@rules/invitation`, once it is tidy. */
export const InviteTextsChange = Type.Partial(
  Type.Object({ slogan: Type.String({ maxLength: 140 }), message: Type.String({ maxLength: 140 }) }),
  { additionalProperties: false }
);
export type InviteTextsChange = Static<typeof InviteTextsChange>;

export const inviteCalls = {
  /** Binds the inviter, once and for ever. Error: INVITE_REFUSED. */
  'POST /api/front/invite/setInvitationCode': {
    input: InviterCodeBody,
    data: Empty,
    auth: 'member',
    inQuery: true
  },
  /** The masked name behind an invite code, null when there is none. */
  'POST /api/front/invite/getInviterName': {
    input: InviterCodeBody,
    data: Type.Object({ name: Nullable(Type.String()) })
  },
  /** Who would be bound by a code; null when nobody. */
  'POST /api/member/user/getUserByInviterCode': {
    input: InviterCodeBody,
    data: Nullable(Inviter),
    secure: true,
    auth: 'member'
  },
  /** The person's invited friends, the newest first. */
  'POST /api/front/invite/linkmanPageInfo': {
    input: FriendQuery,
    data: PageOf(InvitedFriend),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  'GET /api/front/invite/summary': { data: InviteSummary, auth: 'member' },
  /** The person's invitations to contacts, the newest first; each is forgotten after 90 days. */
  'POST /api/front/invite/contactList': {
    data: Type.Array(ContactInvitation),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** A number that was invited before keeps its invitation. Errors: VALIDATION (also for one's own), RATE_LIMITED. */
  'POST /api/front/invite/contactCreate': {
    input: NewContactInvitation,
    data: ContactInvitation,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The person has sent it. Error: NOT_FOUND. */
  'POST /api/front/invite/contactSent/{id}': {
    input: Type.Object({ channel: InvitationChannel }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  /** Forgets an invitation: its link leads nowhere from then on. Error: NOT_FOUND. */
  'POST /api/front/invite/contactRemove/{id}': { data: Empty, auth: 'member' },
  'GET /api/front/invite/words': { data: InviteTexts, auth: 'member' },
  /** What is not given stays. Errors: VALIDATION (`maxLength`; `banned`: others may not be shown that), RATE_LIMITED. */
  'POST /api/front/invite/words': { input: InviteTextsChange, data: InviteTexts, auth: 'member' }
} as const;
