import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Mobile, Nullable, TimeMs } from './common';
import { AgreedVersion, SentCode, WeChatSource } from './login';

const Code = Type.String({ pattern: '^\\d{6}$' });

/** Who is shown the person's mobile number in full. */
export const PhoneVisibility = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('verified'),
  /** Only people with whom cards were exchanged. */
  Type.Literal('exchanged')
]);
export type PhoneVisibility = Static<typeof PhoneVisibility>;

export const Preferences = Type.Object({
  /** False mutes reminders; the message centre keeps everything. */
  messageNotify: Type.Boolean(),
  phoneVisibility: PhoneVisibility,
  /** True: owners of cards are told that somebody looked, not who. */
  browsesAnonymously: Type.Boolean()
});
export type Preferences = Static<typeof Preferences>;

export const AccountState = Type.Object({
  /** Masked: 138****8000. */
  mobile: Type.String(),
  /** Logs in beside the number; null until the person sets one. */
  userName: Nullable(Type.String()),
  /** From when on the user name may be changed; null: now. */
  userNameFromMs: Nullable(TimeMs),
  hasPassword: Type.Boolean(),
  /** Whether WeChat logs in to this account. */
  hasWeChat: Type.Boolean(),
  preferences: Preferences
});
export type AccountState = Static<typeof AccountState>;

/** A session of the person. */
export const Device = Type.Object({
  id: Id,
  client: Type.Union([Type.Literal('h5'), Type.Literal('miniProgram'), Type.Literal('app')]),
  /** Proper names such as `Chrome` and `Android`, the same in every language; empty where unknown. */
  browser: Type.String(),
  system: Type.String(),
  createdAtMs: TimeMs,
  /** Exact to the hour. */
  lastUsedAtMs: TimeMs,
  /** The one that asks. */
  isCurrent: Type.Boolean()
});
export type Device = Static<typeof Device>;

export const Cancellation = Type.Object({
  /** When the person asked for it and when everything is erased; null while the account stays. */
  requested: Nullable(Type.Object({ requestedAtMs: TimeMs, erasesAtMs: TimeMs })),
  /** Companies with other members that the person owns: each must be handed over or dissolved first. */
  ownedCompanies: Type.Array(Type.Object({ id: Id, name: Type.String() }))
});
export type Cancellation = Static<typeof Cancellation>;

/** `versionCode` is what is compared: 30303. */
export const NewestVersion = Type.Object({
  version: Type.String(),
  versionCode: Type.Integer(),
  /** What is new, a sentence each. */
  notes: Type.Array(Type.String())
});
export type NewestVersion = Static<typeof NewestVersion>;

export const accountCalls = {
  'GET /api/member/account/state': { data: AccountState, auth: 'member' },
  /** Changes what is given and answers all. */
  'POST /api/member/account/preferences': {
    input: Type.Partial(Type.Object(Preferences.properties), { additionalProperties: false }),
    data: Preferences,
    auth: 'member'
  },

  /**
   * Agrees to agreement and privacy policy of this version while logged in. One that is not later than the last changes
   * nothing. Error: VALIDATION with `fields.version` `unknown` for one that there has not been.
   */
  'POST /api/member/account/agree': {
    input: Type.Object({ version: AgreedVersion }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },

  /** Where one is logged in, this device first, then the last used. */
  'GET /api/member/account/devices': { data: Type.Array(Device), auth: 'member' },
  /** Signs out one of them; one that has ended already is no error. */
  'POST /api/member/account/devices/end': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  /** Signs out all but this one. */
  'POST /api/member/account/devices/endOthers': { data: Empty, auth: 'member' },

  /**
   * Lets WeChat log in to this account too. Errors: CONFLICT when it logs in to another one, WECHAT_REFUSED, FORBIDDEN
   * where the server has no login by WeChat.
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
  /** WeChat logs in no longer. No error when it did not. */
  'POST /api/member/account/weChat/unbind': { data: AccountState, auth: 'member' },

  /** Sends a code to one's own number, which the client does not know in full. Errors: LOCKED, RATE_LIMITED. */
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
   * Sets or changes the user name. Errors: VALIDATION with `fields.userName`: the rule of `types/rules` that it breaks,
   * `taken`, or `tooSoon` within a year of the last change; RATE_LIMITED after 20 tries in an hour.
   */
  'POST /api/member/account/userName': {
    input: Type.Object({ userName: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false }),
    data: AccountState,
    secure: true,
    auth: 'member'
  },

  /**
   * The first step of a new number: the code that went to the old one, or the password. Answers what the second step
   * must bring. Errors: SMS_CODE_WRONG, SMS_CODE_EXPIRED, PASSWORD_WRONG, LOCKED.
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
   * The second step: the code that went to the new number (sendMsgCode, purpose `changeMobile`). All other sessions end.
   * Errors: TICKET_EXPIRED for a ticket that is not (any more) good, SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED, CONFLICT when
   * the number belongs to an account already.
   */
  'POST /api/member/account/mobile/change': {
    input: Type.Object(
      { ticket: Type.String({ maxLength: 200 }), mobile: Mobile, code: Code },
      { additionalProperties: false }
    ),
    data: AccountState,
    secure: true,
    auth: 'member'
  },

  /** Everything that concerns the person, as the text of one JSON file. Error: RATE_LIMITED above 10 a day. */
  'POST /api/member/account/export': {
    data: Type.Object({ name: Type.String(), text: Type.String() }),
    secure: true,
    encrypted: true,
    auth: 'member'
  },

  'GET /api/member/account/cancellation': { data: Cancellation, auth: 'member' },
  /**
   * Asks to be erased in seven days; all other sessions end. Asking twice is asking once. Errors: CONFLICT while a
   * company with other members is owned, SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED.
   */
  'POST /api/member/account/cancellation/request': {
    input: Type.Object({ code: Code }, { additionalProperties: false }),
    data: Cancellation,
    secure: true,
    auth: 'member'
  },
  /** Takes it back. No error when there is nothing to take back. */
  'POST /api/member/account/cancellation/undo': { data: Cancellation, auth: 'member' },

  /** The newest version of the app; the client knows its own. */
  'POST /api/front/appVersionController/getNewestVersion': {
    data: NewestVersion
  }
} as const;
