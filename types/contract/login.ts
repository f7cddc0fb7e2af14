import { type Static, Type } from '@sinclair/typebox';
import { AccountMobile, Email, Empty, Nullable, TimeMs } from './common';

export const Session = Type.Object({
  /** Opaque bearer token; the server stores only its digest. */
  token: Type.String(),
  expiresAtMs: TimeMs,
  /** True when this login created the account. */
  isNew: Type.Boolean()
});
export type Session = Static<typeof Session>;

export const Ticket = Type.String({ minLength: 1, maxLength: 64 });
/** Random id generated on first use of a device; an account records the devices that logged in to it. */
export const DeviceId = Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' }));
/** A solved captcha; required after failed attempts from this address. */
const CaptchaId = Type.Optional(Ticket);

/** Purpose of a one-time code: a code is not valid for any other purpose. */
export const CodePurpose = Type.Union([
  Type.Literal('login'),
  Type.Literal('register'),
  Type.Literal('reset'),
  Type.Literal('bind'),
  Type.Literal('changeMobile'),
  Type.Literal('expoTicket')
]);
export type CodePurpose = Static<typeof CodePurpose>;

export const SendCodeBody = Type.Object(
  {
    mobile: AccountMobile,
    /** Defaults to `login`. */
    purpose: Type.Optional(CodePurpose),
    /** Requests the code by voice call; allowed after two messages. */
    isVoice: Type.Optional(Type.Boolean()),
    captchaId: CaptchaId,
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
export const SentCode = Type.Object({
  expiresInSec: Type.Integer(),
  resendAfterSec: Type.Integer(),
  /** True when the next code may be requested by voice call. */
  canVoice: Type.Boolean(),
  /** Set by the demo provider only; a production server never returns the code. */
  demoCode: Type.Optional(Type.String())
});
export type SentCode = Static<typeof SentCode>;

export const Code = Type.String({ pattern: '^\\d{6}$' });
const InviteCode = Type.Optional(Type.String({ maxLength: 32 }));
/** Version of user agreement and privacy policy that the user accepted. */
export const AgreedVersion = Type.String({ minLength: 1, maxLength: 16 });
/** Password as entered; `types/rules/password.ts` validates a new one. */
export const Password = Type.String({ minLength: 1, maxLength: 64 });

export const LoginByMsgBody = Type.Object(
  {
    mobile: AccountMobile,
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
    /** Mobile number, e-mail address or user name, case-insensitive. */
    account: Type.String({ minLength: 1, maxLength: 100 }),
    password: Password,
    /** A solved captcha; required after three wrong passwords. */
    captchaId: CaptchaId,
    deviceId: DeviceId,
    agreedVersion: Type.Optional(AgreedVersion)
  },
  { additionalProperties: false }
);
export const RegisterBody = Type.Object(
  {
    mobile: AccountMobile,
    code: Code,
    password: Password,
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion,
    /** Code of wx.login in the mini-program; links the WeChat account as well. */
    weChatCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 }))
  },
  { additionalProperties: false }
);

export const SendEmailCodeBody = Type.Object(
  {
    email: Email,
    purpose: Type.Union([Type.Literal('login'), Type.Literal('reset'), Type.Literal('bindEmail')]),
    captchaId: CaptchaId,
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
export const LoginByEmailBody = Type.Object(
  {
    email: Email,
    code: Code,
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);

/** Source of the WeChat identity: the mini-program, or a page in WeChat's browser. */
export const WeChatSource = Type.Union([Type.Literal('miniProgram'), Type.Literal('webPage')]);
export type WeChatSource = Static<typeof WeChatSource>;

export const LoginByVXBody = Type.Object(
  {
    source: WeChatSource,
    /** Code from wx.login, or from the redirect of WeChat's authorisation page. */
    code: Type.String({ minLength: 1, maxLength: 128 }),
    /** Code from WeChat's phone number button. */
    phoneCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);
/** Either a session, or the next step required to obtain one. */
export const WeChatLogin = Type.Object({
  session: Nullable(Session),
  /** Ticket for bindPhone: single use, valid for ten minutes. */
  bindTicket: Nullable(Type.String()),
  /** Masked number confirmed by WeChat whose account is linked to another WeChat login; resolved with bindPhone. */
  conflictMobile: Nullable(Type.String())
});
export type WeChatLogin = Static<typeof WeChatLogin>;

export const BindPhoneBody = Type.Object(
  {
    ticket: Ticket,
    /** Null when WeChat has already confirmed the number. */
    proof: Nullable(Type.Object({ mobile: AccountMobile, code: Code }, { additionalProperties: false })),
    /** True when the user agreed to replace the WeChat login currently linked to the account. */
    isMerge: Type.Boolean(),
    captchaId: CaptchaId,
    deviceId: DeviceId,
    inviteCode: InviteCode,
    agreedVersion: AgreedVersion
  },
  { additionalProperties: false }
);

/** A slider puzzle: the piece fits the hole in the picture. Sizes in px of the picture. */
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

/** Login methods of this server besides code and password. */
export const LoginMethods = Type.Object({
  /** ISO 3166-1 codes of the countries outside the mainland whose numbers get codes; empty for mainland numbers only. */
  countries: Type.Array(Type.String()),
  /** Whether codes are sent to e-mail addresses. */
  hasEmail: Type.Boolean(),
  miniProgram: Type.Boolean(),
  webPage: Nullable(
    Type.Object({
      /** URL to redirect the browser to; the client replaces `REDIRECT` and `STATE` in it, URL-encoded. */
      authorizeUrl: Type.String(),
      /** False when only WeChat's own browser can open it. */
      isAnyBrowser: Type.Boolean()
    })
  )
});
export type LoginMethods = Static<typeof LoginMethods>;

export const loginCalls = {
  'GET /api/member/user/loginWays': { data: LoginMethods },
  /**
   * Sends a 6-digit one-time code. Errors: VALIDATION `fields.mobile` `country` for a number of a country that is not
   * served, `pattern` for one that cannot exist; LOCKED, RATE_LIMITED (repeated within 60 s), FORBIDDEN (voice call before
   * two messages), CAPTCHA_NEEDED.
   */
  'POST /api/member/user/sendMsgCode': { input: SendCodeBody, data: SentCode, secure: true },
  /**
   * Logs in with a one-time code, creating the account on first login. Errors: SMS_CODE_WRONG, SMS_CODE_EXPIRED,
   * LOCKED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/loginByMsg': { input: LoginByMsgBody, data: Session, secure: true, encrypted: true },
  /**
   * Sends a one-time code to an e-mail address. Errors: FORBIDDEN where e-mail is not offered, VALIDATION `fields.email`
   * `pattern`, LOCKED, RATE_LIMITED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/sendEmailCode': { input: SendEmailCodeBody, data: SentCode, secure: true },
  /**
   * Logs in with a code sent by e-mail, creating the account on first login. Errors: FORBIDDEN where e-mail is not
   * offered, SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/loginByEmail': { input: LoginByEmailBody, data: Session, secure: true, encrypted: true },
  /** Logs in with a password. Errors: PASSWORD_WRONG (also for unknown accounts), CAPTCHA_NEEDED, LOCKED. */
  'POST /api/member/user/login': { input: LoginBody, data: Session, secure: true, encrypted: true },
  /** Returns a new puzzle. Error: RATE_LIMITED. */
  'POST /api/member/user/captcha': { data: Captcha },
  /** Submits the only attempt at a puzzle. Error: CAPTCHA_WRONG (a new puzzle is needed). */
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
   * Completes a WeChat login: verifies the mobile number and creates the account on first login. Errors:
   * TICKET_EXPIRED, CONFLICT (the number's account is linked to another WeChat login: confirm with the user, then send
   * isMerge), SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/bindPhone': { input: BindPhoneBody, data: Session, secure: true, encrypted: true },
  /**
   * Creates an account with a password. Errors: CONFLICT (the number has an account), SMS_CODE_…, LOCKED,
   * CAPTCHA_NEEDED, VALIDATION.
   */
  'POST /api/member/user/registerByMiniProgramParam': {
    input: RegisterBody,
    data: Session,
    secure: true,
    encrypted: true
  },
  /** Ends the current session. Idempotent: returns 200 also without a valid session. */
  'POST /api/member/user/logout': { data: Empty, secure: true }
} as const;
