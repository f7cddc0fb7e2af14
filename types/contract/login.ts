import { Type, type Static } from '@sinclair/typebox';
import { Empty, Mobile, Nullable, TimeMs } from './common';

export const Session = Type.Object({
  /** Opaque bearer token; the server keeps its digest only. */
  token: Type.String(),
  expiresAtMs: TimeMs,
  /** True when this login created the account. */
  isNew: Type.Boolean()
});
export type Session = Static<typeof Session>;

export const Ticket = Type.String({ minLength: 1, maxLength: 64 });
/** What a device made up at random when it was first used: an account remembers which ones have logged in to it. */
export const DeviceId = Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' }));
/** A captcha that was solved; needed after wrong tries from this address. */
const CaptchaId = Type.Optional(Ticket);

/** What a one-time code is for: a code of one purpose is worthless for another. */
export const CodePurpose = Type.Union([
  Type.Literal('login'),
  Type.Literal('register'),
  Type.Literal('reset'),
  Type.Literal('bind'),
  Type.Literal('changeMobile')
]);
export type CodePurpose = Static<typeof CodePurpose>;

export const SendCodeBody = Type.Object(
  {
    mobile: Mobile,
    /** `login` when not given. */
    purpose: Type.Optional(CodePurpose),
    /** Have the code read out by a call: once two messages brought nothing. */
    isVoice: Type.Optional(Type.Boolean()),
    captchaId: CaptchaId,
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
export const SentCode = Type.Object({
  expiresInSec: Type.Integer(),
  resendAfterSec: Type.Integer(),
  /** True when the next code may be asked for as a call. */
  canVoice: Type.Boolean(),
  /** Only the demo provider tells the code; a production server has no such field. */
  demoCode: Type.Optional(Type.String())
});
export type SentCode = Static<typeof SentCode>;

export const Code = Type.String({ pattern: '^\\d{6}$' });
const InviteCode = Type.Optional(Type.String({ maxLength: 32 }));
/** The version of agreement and policy that the person ticked. */
export const AgreedVersion = Type.String({ minLength: 1, maxLength: 16 });
/** What is typed; whether it may become a password is a field rule (types/rules/password.ts). */
export const Password = Type.String({ minLength: 1, maxLength: 64 });

export const LoginByMsgBody = Type.Object(
  {
    mobile: Mobile,
    code: Code,
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);
export const LoginBody = Type.Object(
  {
    /** The mobile number or the user name, however its letters are written. */
    account: Type.String({ minLength: 1, maxLength: 32 }),
    password: Password,
    /** A captcha that was solved; needed after three wrong passwords. */
    captchaId: CaptchaId,
    deviceId: DeviceId,
    agreedVersion: Type.Optional(AgreedVersion)
  },
  { additionalProperties: false }
);
export const RegisterBody = Type.Object(
  {
    mobile: Mobile,
    code: Code,
    password: Password,
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion,
    /** What wx.login gave, in the mini-program: binds the WeChat account too. */
    weChatCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 }))
  },
  { additionalProperties: false }
);

/** Where WeChat knows the person from: the mini-program, or a page in WeChat's browser. */
export const WeChatSource = Type.Union([Type.Literal('miniProgram'), Type.Literal('webPage')]);
export type WeChatSource = Static<typeof WeChatSource>;

export const LoginByVXBody = Type.Object(
  {
    source: WeChatSource,
    /** From wx.login, or from the redirect of WeChat's authorisation page. */
    code: Type.String({ minLength: 1, maxLength: 128 }),
    /** From WeChat's phone number button. */
    phoneCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);
/** Either a session, or what has to happen before there is one. */
export const WeChatLogin = Type.Object({
  session: Nullable(Session),
  /** One use, ten minutes: for bindPhone. */
  bindTicket: Nullable(Type.String()),
  /** Masked number that WeChat vouches for and whose account another WeChat logs in to; bindPhone settles it. */
  conflictMobile: Nullable(Type.String())
});
export type WeChatLogin = Static<typeof WeChatLogin>;

export const BindPhoneBody = Type.Object(
  {
    ticket: Ticket,
    /** Null when WeChat vouched for the number already. */
    proof: Nullable(Type.Object({ mobile: Mobile, code: Code }, { additionalProperties: false })),
    /** The person wants this WeChat to take the place of the one that logs in to the account now. */
    isMerge: Type.Boolean(),
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);

/** A puzzle: the piece goes where the picture has its hole. Sizes in px of the picture. */
export const Captcha = Type.Object({
  id: Type.String(),
  /** data:image/png;base64,… */
  picture: Type.String(),
  piece: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  pieceSize: Type.Integer(),
  pieceTop: Type.Integer()
});
export type Captcha = Static<typeof Captcha>;

/** Which ways of logging in this server offers beside code and password. */
export const LoginMethods = Type.Object({
  miniProgram: Type.Boolean(),
  webPage: Nullable(
    Type.Object({
      /** Where to send the browser; `REDIRECT` and `STATE` in it are to be replaced, URL-encoded. */
      authorizeUrl: Type.String(),
      /** False: only WeChat's own browser can open it. */
      isAnyBrowser: Type.Boolean()
    })
  )
});
export type LoginMethods = Static<typeof LoginMethods>;

export const loginCalls = {
  'GET /api/member/user/loginWays': { data: LoginMethods },
  /**
   * Sends a 6-digit one-time code. Errors: LOCKED, RATE_LIMITED (asked again within 60 s), FORBIDDEN (a call before two
   * messages), CAPTCHA_NEEDED.
   */
  'POST /api/member/user/sendMsgCode': { input: SendCodeBody, data: SentCode, secure: true },
  /**
   * Logs in with a one-time code, creating the account at first. Errors: SMS_CODE_WRONG, SMS_CODE_EXPIRED,
   * LOCKED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/loginByMsg': { input: LoginByMsgBody, data: Session, secure: true, encrypted: true },
  /** Logs in with a password. Errors: PASSWORD_WRONG (also for unknown accounts), CAPTCHA_NEEDED, LOCKED. */
  'POST /api/member/user/login': { input: LoginBody, data: Session, secure: true, encrypted: true },
  /** A new puzzle. Errors: RATE_LIMITED. */
  'POST /api/member/user/captcha': { data: Captcha },
  /** Tries to solve a puzzle, once. Errors: CAPTCHA_WRONG (ask for another one). */
  'POST /api/member/user/captcha/solve': {
    input: Type.Object(
      { id: Ticket, offset: Type.Number({ minimum: 0, maximum: 1000 }) },
      { additionalProperties: false }
    ),
    data: Empty
  },
  /** Logs in with WeChat. Errors: WECHAT_REFUSED (the code was used or is too old), UNAVAILABLE (not offered). */
  'POST /api/member/user/loginByVX': { input: LoginByVXBody, data: WeChatLogin, secure: true, encrypted: true },
  /**
   * Ends a login by WeChat: proves the mobile number, creates the account at first. Errors: TICKET_EXPIRED, CONFLICT (the
   * account of the number belongs to another WeChat: ask, then isMerge), SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED,
   * CAPTCHA_NEEDED.
   */
  'POST /api/member/user/bindPhone': { input: BindPhoneBody, data: Session, secure: true, encrypted: true },
  /** Creates an account with a password. Errors: CONFLICT (the number has one), SMS_CODE_…, LOCKED, CAPTCHA_NEEDED, VALIDATION. */
  'POST /api/member/user/registerByMiniProgramParam': {
    input: RegisterBody,
    data: Session,
    secure: true,
    encrypted: true
  },
  /** Ends this session. Answers 200 without a valid session too. */
  'POST /api/member/user/logout': { data: Empty, secure: true }
} as const;
