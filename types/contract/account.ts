import { type Static, Type } from '@sinclair/typebox';
import { AccountMobile, Email, Empty, Id, Nullable, TimeMs } from './common';
import { AgreedVersion, SentCode, WeChatSource } from './login';

const Code = Type.String({ pattern: '^\\d{6}$' });

/** Viewers who may see the user's full mobile number. */
export const PhoneVisibility = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('verified'),
  /** Only users with whom business cards were exchanged. */
  Type.Literal('exchanged')
]);
export type PhoneVisibility = Static<typeof PhoneVisibility>;

export const Preferences = Type.Object({
  /** False mutes reminders; the message centre still records everything. */
  messageNotify: Type.Boolean(),
  phoneVisibility: PhoneVisibility,
  /**
   * True: card owners learn that their card was viewed, but not by which user, also of earlier visits; and the user sees
   * no names of visitors either.
   */
  browsesAnonymously: Type.Boolean()
});
export type Preferences = Static<typeof Preferences>;

export const AccountState = Type.Object({
  /** Masked: 138****8000; empty for an account without a number. */
  mobile: Type.String(),
  /** Masked: q****@example.com; null for an account without an e-mail address. */
  email: Nullable(Type.String()),
  /** Login name as an alternative to the mobile number; null until the user sets one. */
  userName: Nullable(Type.String()),
  /** Time from which the user name may be changed; null when it may be changed now. */
  userNameFromMs: Nullable(TimeMs),
  hasPassword: Type.Boolean(),
  /** Whether the account has a linked WeChat login. */
  hasWeChat: Type.Boolean(),
  preferences: Preferences
});
export type AccountState = Static<typeof AccountState>;

/** A login session of the user. */
export const Device = Type.Object({
  id: Id,
  client: Type.Union([Type.Literal('h5'), Type.Literal('miniProgram'), Type.Literal('app')]),
  /** Proper names such as `Chrome` and `Android`, the same in every language; empty where unknown. */
  browser: Type.String(),
  system: Type.String(),
  createdAtMs: TimeMs,
  /** Rounded down to the hour. */
  lastUsedAtMs: TimeMs,
  /** Whether this is the session of the current request. */
  isCurrent: Type.Boolean()
});
export type Device = Static<typeof Device>;

export const Cancellation = Type.Object({
  /** Times of the request and of the erasure; null unless the account's cancellation was requested. */
  requested: Nullable(Type.Object({ requestedAtMs: TimeMs, erasesAtMs: TimeMs })),
  /** Companies with other members that the user owns: each must be transferred or dissolved first. */
  ownedCompanies: Type.Array(Type.Object({ id: Id, name: Type.String() }))
});
export type Cancellation = Static<typeof Cancellation>;

/** Latest release; clients compare `versionCode`, for example 31204 for 3.12.4. */
export const NewestVersion = Type.Object({
  version: Type.String(),
  versionCode: Type.Integer(),
  /** Release notes, one sentence each. */
  notes: Type.Array(Type.String())
});
export type NewestVersion = Static<typeof NewestVersion>;

export const accountCalls = {
  'GET /api/member/account/state': { data: AccountState, auth: 'member' },
  /** Updates the given preferences and returns all of them. */
  'POST /api/member/account/preferences': {
    input: Type.Partial(Type.Object(Preferences.properties), { additionalProperties: false }),
    data: Preferences,
    auth: 'member'
  },

  /**
   * Records the logged-in user's consent to this version of the user agreement and privacy policy. No-op unless the
   * version is later than the last one agreed to. Error: VALIDATION with `fields.version` `unknown` for a version that
   * never existed.
   */
  'POST /api/member/account/agree': {
    input: Type.Object({ version: AgreedVersion }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },

  /** Returns the user's sessions: the current one first, then by last use. */
  'GET /api/member/account/devices': { data: Type.Array(Device), auth: 'member' },
  /** Ends one session. Idempotent for a session that has already ended. */
  'POST /api/member/account/devices/end': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  /** Ends all sessions except the current one. */
  'POST /api/member/account/devices/endOthers': { data: Empty, auth: 'member' },

  /**
   * Links a WeChat login to this account. Errors: CONFLICT when that WeChat account is linked to another account,
   * WECHAT_REFUSED, FORBIDDEN when the server has no WeChat login.
   */
  'POST /api/member/account/weChat/bind': {
    input: Type.Object(
      { source: WeChatSource, code: Type.String({ minLength: 1, maxLength: 128 }) },
      { additionalProperties: false }
    ),
    data: AccountState,
    secure: true,
    auth: 'member'
  },
  /** Unlinks the WeChat login. Idempotent. */
  'POST /api/member/account/weChat/unbind': { data: AccountState, auth: 'member' },

  /**
   * Sends a code to the user's own number, or to the e-mail address of an account without one; the client knows neither in
   * full. Errors: LOCKED, RATE_LIMITED.
   */
  'POST /api/member/account/sendCode': {
    input: Type.Object(
      { purpose: Type.Union([Type.Literal('changeMobile'), Type.Literal('cancel')]) },
      { additionalProperties: false }
    ),
    data: SentCode,
    secure: true,
    auth: 'member'
  },
  /**
   * Sets or changes the user name. Errors: VALIDATION with `fields.userName`: the violated rule of `types/rules`,
   * `taken`, or `tooSoon` within a year of the last change; RATE_LIMITED after 20 attempts in an hour.
   */
  'POST /api/member/account/userName': {
    input: Type.Object({ userName: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false }),
    data: AccountState,
    secure: true,
    auth: 'member'
  },

  /**
   * First step of a mobile number change: verifies the code sent to the old number, or the password. Returns the ticket
   * for the second step. Errors: SMS_CODE_WRONG, SMS_CODE_EXPIRED, PASSWORD_WRONG, LOCKED.
   */
  'POST /api/member/account/mobile/prove': {
    input: Type.Object(
      { code: Type.Optional(Code), password: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) },
      { additionalProperties: false, minProperties: 1, maxProperties: 1 }
    ),
    data: Type.Object({ ticket: Type.String(), expiresInSec: Type.Integer() }),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Second step: verifies the code sent to the new number (sendMsgCode, purpose `changeMobile`) and ends all other
   * sessions. Errors: TICKET_EXPIRED for an invalid or expired ticket, SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED,
   * CONFLICT when the number already belongs to an account.
   */
  'POST /api/member/account/mobile/change': {
    input: Type.Object(
      { ticket: Type.String({ maxLength: 200 }), mobile: AccountMobile, code: Code },
      { additionalProperties: false }
    ),
    data: AccountState,
    secure: true,
    auth: 'member'
  },

  /**
   * Links an e-mail address to the account, in place of an earlier one: ticket of `mobile/prove`, and the code sent to the
   * address (sendEmailCode, purpose `bindEmail`). Ends all other sessions. Errors: TICKET_EXPIRED, SMS_CODE_WRONG,
   * SMS_CODE_EXPIRED, LOCKED, CONFLICT when the address belongs to another account.
   */
  'POST /api/member/account/email/bind': {
    input: Type.Object(
      { ticket: Type.String({ maxLength: 200 }), email: Email, code: Code },
      { additionalProperties: false }
    ),
    data: AccountState,
    secure: true,
    auth: 'member'
  },
  /** Unlinks the e-mail address. Idempotent. Error: CONFLICT for an account without a number: nothing else would log in. */
  'POST /api/member/account/email/unbind': { data: AccountState, auth: 'member' },

  /** Exports all personal data of the user as the text of one JSON file. Error: RATE_LIMITED above 10 a day. */
  'POST /api/member/account/export': {
    data: Type.Object({ name: Type.String(), text: Type.String() }),
    secure: true,
    encrypted: true,
    auth: 'member'
  },

  'GET /api/member/account/cancellation': { data: Cancellation, auth: 'member' },
  /**
   * Schedules the erasure of the account in seven days and ends all other sessions. Idempotent. Errors: CONFLICT while
   * the user owns a company with other members, SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED.
   */
  'POST /api/member/account/cancellation/request': {
    input: Type.Object({ code: Code }, { additionalProperties: false }),
    data: Cancellation,
    secure: true,
    auth: 'member'
  },
  /** Withdraws the cancellation request. Idempotent. */
  'POST /api/member/account/cancellation/undo': { data: Cancellation, auth: 'member' },

  /** Returns the newest version of the app; the client compares it with its own. */
  'POST /api/front/appVersionController/getNewestVersion': {
    data: NewestVersion
  }
} as const;
