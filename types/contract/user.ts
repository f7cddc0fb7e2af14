import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, TimeMs } from './common';
import { PartyName } from './localText';
import { RegionCode, RegionPath } from './region';

export const VerificationKind = Type.Union([Type.Literal('person'), Type.Literal('company'), Type.Literal('park')]);
export type VerificationKind = Static<typeof VerificationKind>;

/**
 * Combined status of all verifications: `settled`, `inReview` by an operator, or `toDo` for the user (rejected, more
 * documents requested, expiring or expired).
 */
export const OverallVerificationStatus = Type.Union([
  Type.Literal('settled'),
  Type.Literal('inReview'),
  Type.Literal('toDo')
]);
export type OverallVerificationStatus = Static<typeof OverallVerificationStatus>;

export const CompanyRole = Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('member')]);
export type CompanyRole = Static<typeof CompanyRole>;

/** A company that the user belongs to. */
export const OwnCompany = Type.Object({
  id: Id,
  shortName: Type.String(),
  name: Type.String(),
  role: CompanyRole,
  memberCount: Type.Integer(),
  /** Whether its cards and supplies have the badge of a verified company. */
  isVerified: Type.Boolean()
});
export type OwnCompany = Static<typeof OwnCompany>;

/** Data of the logged-in user. */
export const CurrentUser = Type.Object({
  id: Id,
  nickname: PartyName,
  avatarUrl: Nullable(Type.String()),
  /** Masked: 138****8000. */
  mobile: Type.String(),
  /** The user's own code for inviting friends. */
  inviteCode: Type.String(),
  /** False until the user sets a password; code and WeChat logins need none. */
  hasPassword: Type.Boolean(),
  verifications: Type.Array(VerificationKind),
  verificationStatus: OverallVerificationStatus,
  /** The user's current company. */
  company: Nullable(OwnCompany),
  /** All companies of the user, the current one first; at most three. */
  companies: Type.Array(OwnCompany),
  /** Latest version of user agreement and privacy policy that the user accepted on any device. */
  agreedVersion: Type.String(),
  /** Scheduled time of the account's erasure; null unless the user requested it. */
  erasesAtMs: Nullable(TimeMs),
  counts: Type.Object({
    /** Number of price lines that the user follows. */
    followedLines: Type.Integer(),
    /** Number of saved news articles. */
    favouriteNews: Type.Integer(),
    /** Number of saved supplies and purchase requests. */
    favouriteListings: Type.Integer(),
    /** Number of entries in the browsing history of the last 90 days. */
    footprints: Type.Integer(),
    /** Number of friends who registered with the user's invite code. */
    invitedFriends: Type.Integer(),
    /** Number of accepted quotations of the user and of the user's companies. */
    dealsSold: Type.Integer(),
    /** Number of quotations accepted for requests of the user and of the user's companies. */
    dealsBought: Type.Integer(),
    /** Number of visitors of the user's business cards in the last 7 days. */
    cardVisitors: Type.Integer(),
    /** Number of people in the user's card holder. */
    holderEntries: Type.Integer()
  }),
  /** Numbers of unread events in the user's trade. */
  news: Type.Object({
    /** Quotations received for the user's requests. */
    receivedQuotations: Type.Integer(),
    /** The user's quotations with an unread answer of the buyer. */
    sentQuotations: Type.Integer(),
    /** Unread messages about supplies. */
    inquiries: Type.Integer(),
    /** Requests for an exchange of cards that wait for the user's answer. */
    exchangeRequests: Type.Integer()
  })
});
export type CurrentUser = Static<typeof CurrentUser>;

export const Gender = Type.Union([Type.Literal('female'), Type.Literal('male')]);
export type Gender = Static<typeof Gender>;

/** Role of a user in the trade. */
export const Identity = Type.Union([
  Type.Literal('grower'),
  Type.Literal('processor'),
  Type.Literal('trader'),
  Type.Literal('buyer'),
  Type.Literal('catering'),
  Type.Literal('other')
]);
export type Identity = Static<typeof Identity>;

/** Profile data entered by the user. */
export const BasicInfo = Type.Object({
  nickname: PartyName,
  /** Time from which the nickname may be changed; null when it may be changed now. */
  nicknameFromMs: Nullable(TimeMs),
  avatarUrl: Nullable(Type.String()),
  intro: Type.String(),
  /** Empty when not entered; masked for a verified user: 覃**. */
  realName: Type.String(),
  /** True for a verified user, whose name can no longer be changed. */
  isRealNameLocked: Type.Boolean(),
  gender: Nullable(Gender),
  region: Nullable(RegionPath),
  identity: Nullable(Identity),
  /** The varieties that the user mainly trades. */
  varietyIds: Type.Array(Id),
  address: Nullable(Type.Object({ region: RegionPath, detail: Type.String() }))
});
export type BasicInfo = Static<typeof BasicInfo>;

/**
 * Partial update: absent fields remain unchanged. Nicknames, names and addresses also follow the rules of
 * `types/rules`.
 */
export const BasicInfoBody = Type.Partial(
  Type.Object({
    nickname: Type.String({ minLength: 2, maxLength: 16 }),
    avatarUrl: Nullable(Type.String({ maxLength: 200 })),
    intro: Type.String({ maxLength: 140 }),
    realName: Type.String({ maxLength: 20 }),
    gender: Nullable(Gender),
    regionCode: Nullable(RegionCode),
    identity: Nullable(Identity),
    varietyIds: Type.Array(Id, { maxItems: 10, uniqueItems: true }),
    address: Nullable(
      Type.Object(
        { regionCode: RegionCode, detail: Type.String({ minLength: 5, maxLength: 60 }) },
        { additionalProperties: false }
      )
    )
  }),
  { additionalProperties: false }
);
export type BasicInfoBody = Static<typeof BasicInfoBody>;

export const userCalls = {
  /** Returns the user that the token belongs to. */
  'GET /api/member/user/current': { data: CurrentUser, auth: 'member' },
  'POST /api/member/user/getBasicInfo': { data: BasicInfo, secure: true, encrypted: true, auth: 'member' },
  /**
   * Updates the given fields. Errors: VALIDATION with `fields`: `banned` for a nickname or intro with a banned word and
   * for a nickname that is a company's name; `tooSoon` for a nickname within 30 days of the last change, `locked` for
   * the name of a verified user.
   */
  'POST /api/member/user/basicInfo/update': {
    input: BasicInfoBody,
    data: BasicInfo,
    secure: true,
    auth: 'member'
  }
} as const;
