import { Type, type Static } from '@sinclair/typebox';
import { Id, Nullable, TimeMs } from './common';
import { RegionCode, RegionPath } from './region';

export const VerificationKind = Type.Union([Type.Literal('person'), Type.Literal('company'), Type.Literal('park')]);
export type VerificationKind = Static<typeof VerificationKind>;

/** Whom the person's verifications wait for: nobody, a reviewer, or the person: refused, more wanted, ending, ended. */
export const OverallVerificationStatus = Type.Union([
  Type.Literal('settled'),
  Type.Literal('inReview'),
  Type.Literal('toDo')
]);
export type OverallVerificationStatus = Static<typeof OverallVerificationStatus>;

export const CompanyRole = Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('member')]);
export type CompanyRole = Static<typeof CompanyRole>;

/** A company that the person belongs to. */
export const OwnCompany = Type.Object({
  id: Id,
  shortName: Type.String(),
  name: Type.String(),
  role: CompanyRole,
  memberCount: Type.Integer()
});
export type OwnCompany = Static<typeof OwnCompany>;

/** What the app knows about the person who is logged in. */
export const CurrentUser = Type.Object({
  id: Id,
  nickname: Type.String(),
  avatarUrl: Nullable(Type.String()),
  /** Masked: 138****8000. */
  mobile: Type.String(),
  /** The person's own code that friends can be invited with. */
  inviteCode: Type.String(),
  /** False until the person sets one; code and WeChat log in without. */
  hasPassword: Type.Boolean(),
  verifications: Type.Array(VerificationKind),
  verificationStatus: OverallVerificationStatus,
  /** The one that they act for. */
  company: Nullable(OwnCompany),
  /** All of them, the current one first; at most three. */
  companies: Type.Array(OwnCompany),
  /** The version of agreement and privacy policy that the person accepted last, on whichever device. */
  agreedVersion: Type.String(),
  /** When a person who asked to be erased will be; null for everybody else. */
  erasesAtMs: Nullable(TimeMs),
  counts: Type.Object({
    /** Price lines that the person follows. */
    followedLines: Type.Integer(),
    /** News articles marked as favourite. */
    favouriteNews: Type.Integer(),
    /** Supplies and purchase requests marked as favourite. */
    favouriteListings: Type.Integer(),
    /** What the person has looked at in the last 90 days. */
    footprints: Type.Integer(),
    /** Friends who registered with the person's invite code. */
    invitedFriends: Type.Integer(),
    /** Quotations of theirs, or of their companies, that were accepted. */
    dealsSold: Type.Integer(),
    /** Quotations that were accepted for requests of theirs, or of their companies. */
    dealsBought: Type.Integer()
  }),
  /** What has happened in the person's trade and waits to be seen. */
  news: Type.Object({
    /** Quotations about own requests. */
    receivedQuotations: Type.Integer(),
    /** Own quotations that the buyers answered. */
    sentQuotations: Type.Integer(),
    /** Messages about supplies. */
    inquiries: Type.Integer()
  })
});
export type CurrentUser = Static<typeof CurrentUser>;

export const Gender = Type.Union([Type.Literal('female'), Type.Literal('male')]);
export type Gender = Static<typeof Gender>;

/** What a person does in the trade. */
export const Identity = Type.Union([
  Type.Literal('grower'),
  Type.Literal('processor'),
  Type.Literal('trader'),
  Type.Literal('buyer'),
  Type.Literal('catering'),
  Type.Literal('other')
]);
export type Identity = Static<typeof Identity>;

/** What a person tells about themself. */
export const BasicInfo = Type.Object({
  nickname: Type.String(),
  /** From when on the nickname may be changed; null: now. */
  nicknameFromMs: Nullable(TimeMs),
  avatarUrl: Nullable(Type.String()),
  intro: Type.String(),
  /** Empty when they have not said it; masked for a verified person: 覃**. */
  realName: Type.String(),
  /** True for the name of a verified person, which stays as it was verified. */
  isRealNameLocked: Type.Boolean(),
  gender: Nullable(Gender),
  region: Nullable(RegionPath),
  identity: Nullable(Identity),
  /** What they mainly deal in. */
  varietyIds: Type.Array(Id),
  address: Nullable(Type.Object({ region: RegionPath, detail: Type.String() }))
});
export type BasicInfo = Static<typeof BasicInfo>;

/** What is given is changed, the rest stays. Nicknames, names and addresses also keep the rules of `types/rules`. */
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
  /** The person behind the token. */
  'GET /api/member/user/current': { data: CurrentUser, auth: 'member' },
  'POST /api/member/user/getBasicInfo': { data: BasicInfo, secure: true, encrypted: true, auth: 'member' },
  /**
   * Errors: VALIDATION with `fields`: `banned` for a nickname or an intro with a word that may not stand there, and for
   * a nickname that is the name of a company; `tooSoon` for a nickname within 30 days of the last change, `locked` for the name of a verified person.
   */
  'POST /api/member/user/basicInfo/update': {
    input: BasicInfoBody,
    data: BasicInfo,
    secure: true,
    auth: 'member'
  }
} as const;
