import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Empty, Id, Mobile, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { PartyName } from './localText';
import { VerificationKind } from './user';

/** A user's invite code, or the token of one invitation; spaces are ignored. */
const InviterCode = Type.String({ minLength: 4, maxLength: 32 });
const InviterCodeBody = Type.Object({ inviterCode: InviterCode }, { additionalProperties: false });

/** Public summary of the inviter behind an invite code. */
export const Inviter = Type.Object({
  /** Masked, for example 覃**. */
  name: PartyName,
  verifications: Type.Array(VerificationKind)
});
export type Inviter = Static<typeof Inviter>;

/** Filter of invited friends. `registered`: neither verified nor in a company. */
export const FriendStage = Type.Union([Type.Literal('registered'), Type.Literal('verified'), Type.Literal('company')]);
export type FriendStage = Static<typeof FriendStage>;

/** A user who registered through the viewer's invitation. */
export const InvitedFriend = Type.Object({
  id: Id,
  /** Masked, for example 梁**. */
  name: PartyName,
  /** Last four digits of the mobile number; empty for an account without one. */
  mobileTail: Type.String(),
  isVerified: Type.Boolean(),
  isInCompany: Type.Boolean(),
  /** Time when the inviter was bound. */
  invitedAtMs: TimeMs
});
export type InvitedFriend = Static<typeof InvitedFriend>;

export const FriendQuery = Type.Object(
  {
    stage: Type.Optional(FriendStage),
    /** First character of the name, or last digits of the mobile number. */
    q: Type.Optional(Type.String({ maxLength: 20 })),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type FriendQuery = Static<typeof FriendQuery>;

export const InviteSummary = Type.Object({
  /** The user's own invite code. */
  inviteCode: Type.String(),
  registered: Type.Integer(),
  verified: Type.Integer(),
  /** Number of friends invited in the current month in Asia/Shanghai. */
  thisMonth: Type.Integer(),
  /** Null without an inviter; `name` is null when the inviter's account is closed. */
  inviter: Nullable(Type.Object({ name: Nullable(PartyName) }))
});
export type InviteSummary = Static<typeof InviteSummary>;

export const InvitationState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('sent'),
  Type.Literal('opened'),
  Type.Literal('registered')
]);
export type InvitationState = Static<typeof InvitationState>;

/** Channel of an invitation. The user sends it outside the app; the server only records the channel. */
export const InvitationChannel = Type.Union([Type.Literal('copy'), Type.Literal('sms'), Type.Literal('wechat')]);
export type InvitationChannel = Static<typeof InvitationChannel>;

/** An invitation to one business contact. */
export const ContactInvitation = Type.Object({
  id: Id,
  mobile: Type.String(),
  /** The user's name for the contact; may be empty. */
  name: Type.String(),
  /** Works as an invite code and records that the link was opened. */
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

/** The user's own texts instead of the suggested ones; empty means the suggestion. */
export const InviteTexts = Type.Object({
  /** Slogan on the user's share posters. */
  slogan: Type.String(),
  /** Message to invited contacts. */
  message: Type.String()
});
export type InviteTexts = Static<typeof InviteTexts>;

/** Upper bounds of the raw input; `@rules/invitation` limits each text after normalization. */
export const InviteTextsChange = Type.Partial(
  Type.Object({ slogan: Type.String({ maxLength: 140 }), message: Type.String({ maxLength: 140 }) }),
  { additionalProperties: false }
);
export type InviteTextsChange = Static<typeof InviteTextsChange>;

export const inviteCalls = {
  /** Binds the inviter permanently. Error: INVITE_REFUSED. */
  'POST /api/front/invite/setInvitationCode': {
    input: InviterCodeBody,
    data: Empty,
    auth: 'member',
    inQuery: true
  },
  /** Returns the masked name behind an invite code, null for an unknown code. */
  'POST /api/front/invite/getInviterName': {
    input: InviterCodeBody,
    data: Type.Object({ name: Nullable(PartyName) })
  },
  /** Returns the inviter that a code would bind; null for an unknown code. */
  'POST /api/member/user/getUserByInviterCode': {
    input: InviterCodeBody,
    data: Nullable(Inviter),
    secure: true,
    auth: 'member'
  },
  /** Returns the user's invited friends, newest first. */
  'POST /api/front/invite/linkmanPageInfo': {
    input: FriendQuery,
    data: PageOf(InvitedFriend),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  'GET /api/front/invite/summary': { data: InviteSummary, auth: 'member' },
  /** Returns the user's invitations to contacts, newest first; each is purged after 90 days. */
  'POST /api/front/invite/contactList': {
    data: Type.Array(ContactInvitation),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Creates an invitation, or returns the existing one of the same number. Errors: VALIDATION (also for the user's own
   * number), RATE_LIMITED.
   */
  'POST /api/front/invite/contactCreate': {
    input: NewContactInvitation,
    data: ContactInvitation,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Marks an invitation as sent. Error: NOT_FOUND. */
  'POST /api/front/invite/contactSent/{id}': {
    input: Type.Object({ channel: InvitationChannel }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  /** Deletes an invitation; its link stops working. Error: NOT_FOUND. */
  'POST /api/front/invite/contactRemove/{id}': { data: Empty, auth: 'member' },
  'GET /api/front/invite/words': { data: InviteTexts, auth: 'member' },
  /**
   * Updates the given texts. Errors: VALIDATION (`maxLength`; `banned` for a text unfit for publication), RATE_LIMITED.
   */
  'POST /api/front/invite/words': { input: InviteTextsChange, data: InviteTexts, auth: 'member' }
} as const;
