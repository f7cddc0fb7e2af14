import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Mobile, Nullable, TimeMs } from './common';

export const VerificationKind = Type.Union([Type.Literal('person'), Type.Literal('company'), Type.Literal('park')]);
export type VerificationKind = Static<typeof VerificationKind>;

/** What the app knows about the person who is logged in. */
export const CurrentUser = Type.Object({
  id: Id,
  nickname: Type.String(),
  avatarUrl: Nullable(Type.String()),
  /** Masked: 138****8000. */
  mobile: Type.String(),
  /** The person's own code that friends can be invited with. */
  inviteCode: Type.String(),
  verifications: Type.Array(VerificationKind),
  company: Nullable(
    Type.Object({
      id: Id,
      shortName: Type.String(),
      name: Type.String(),
      role: Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('member')]),
      memberCount: Type.Integer()
    })
  ),
  counts: Type.Object({
    /** Price lines that the person follows. */
    followedLines: Type.Integer(),
    /** News articles marked as favourite. */
    favouriteNews: Type.Integer(),
    /** Friends who registered with the person's invite code. */
    invitedFriends: Type.Integer()
  })
});
export type CurrentUser = Static<typeof CurrentUser>;

export const Session = Type.Object({
  /** Opaque bearer token; the server keeps its digest only. */
  token: Type.String(),
  expiresAtMs: TimeMs,
  /** True when this login created the account. */
  isNew: Type.Boolean()
});
export type Session = Static<typeof Session>;

export const BasicInfo = Type.Object({
  nickname: Type.String({ minLength: 2, maxLength: 16 }),
  avatarUrl: Nullable(Type.String({ maxLength: 200 })),
  intro: Type.String({ maxLength: 140 })
});
export type BasicInfo = Static<typeof BasicInfo>;

export const SendCodeBody = Type.Object({ mobile: Mobile }, { additionalProperties: false });
export const LoginByMsgBody = Type.Object(
  {
    mobile: Mobile,
    code: Type.String({ pattern: '^\\d{6}$' }),
    inviteCode: Type.Optional(Type.String({ maxLength: 32 })),
    /** The version of agreement and policy that the person ticked. */
    agreedVersion: Type.String({ minLength: 1, maxLength: 16 })
  },
  { additionalProperties: false }
);
export const LoginBody = Type.Object(
  { account: Type.String({ minLength: 1, maxLength: 32 }), password: Type.String({ minLength: 1, maxLength: 64 }) },
  { additionalProperties: false }
);
export const SentCode = Type.Object({
  expiresInSec: Type.Integer(),
  resendAfterSec: Type.Integer(),
  /** Only the demo provider tells the code; a production server has no such field. */
  demoCode: Type.Optional(Type.String())
});

export const userCalls = {
  /** Sends a 6-digit one-time code. Errors: LOCKED, RATE_LIMITED (asked again within 60 s). */
  'POST /api/member/user/sendMsgCode': { input: SendCodeBody, data: SentCode, secure: true },
  /** Logs in with a one-time code, creating the account at first. Errors: SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED. */
  'POST /api/member/user/loginByMsg': { input: LoginByMsgBody, data: Session, secure: true, encrypted: true },
  /** Logs in with a password. Errors: PASSWORD_WRONG (also for unknown accounts), LOCKED. */
  'POST /api/member/user/login': { input: LoginBody, data: Session, secure: true, encrypted: true },
  /** Ends this session. Answers 200 without a valid session too. */
  'POST /api/member/user/logout': { data: Empty, secure: true },
  /** The person behind the token. */
  'GET /api/member/user/current': { data: CurrentUser, auth: 'member' },
  'POST /api/member/user/getBasicInfo': { data: BasicInfo, secure: true, encrypted: true, auth: 'member' },
  /** Replaces nickname, avatar and intro. */
  'POST /api/member/user/basicInfo/update': {
    input: Type.Object(BasicInfo.properties, { additionalProperties: false }),
    data: BasicInfo,
    secure: true,
    auth: 'member'
  }
} as const;
