import { type Static, Type } from '@sinclair/typebox';
import { MAX_COMPANIONS, MAX_VISITOR_INTERESTS } from '@rules/expoTicket';
import { DateOnly, Id, Nullable, oneOf, TimeMs } from './common';
import { ExpoFacts } from './expo';
import { CountryCode, RequestId } from './goods';
import { Code, Ticket as CaptchaTicket } from './login';
import { RegionCode, RegionPath } from './region';
import { ScanCode } from './scanCode';

const strict = { additionalProperties: false };

/** 采购商, 经销商, 餐饮连锁, 食品厂, 媒体, 政府, 院校, 个人, 参展商. */
export const visitorTypes = [
  'buyer',
  'distributor',
  'catering',
  'foodFactory',
  'media',
  'government',
  'academic',
  'individual',
  'exhibitor'
] as const;
export const VisitorType = oneOf(visitorTypes);
export type VisitorType = Static<typeof VisitorType>;

/** 普通, 专业观众, VIP, 参展, 媒体; follows from the visitor's type, see `@rules/expoTicket`. */
export const expoTicketTypes = ['general', 'professional', 'vip', 'exhibitor', 'media'] as const;
export const ExpoTicketType = oneOf(expoTicketTypes);
export type ExpoTicketType = Static<typeof ExpoTicketType>;

/**
 * `pending`: waits for an operator. `checkedIn`: admitted at a gate, during the expo. `used`: checked in, and the expo is
 * over. `invalid`: rejected, or never used, see `invalidReason`.
 */
export const ExpoTicketStatus = oneOf(['pending', 'issued', 'checkedIn', 'used', 'cancelled', 'invalid']);
export type ExpoTicketStatus = Static<typeof ExpoTicketStatus>;

export const ExpoTicket = Type.Object({
  id: Id,
  expoId: Id,
  /** Twelve digits, to be read out or typed. */
  ticketNo: Type.String(),
  type: ExpoTicketType,
  status: ExpoTicketStatus,
  /** Name of the visitor. */
  name: Type.String(),
  /** Masked: 138****8000. */
  mobile: Type.String(),
  /** Empty on the ticket of a companion. */
  company: Type.String(),
  /** Days of the visit, the earliest first. */
  days: Type.Array(DateOnly),
  /**
   * `own`: for the member, also when another one registered them by their number. `companion`: for a person whom the
   * member registered.
   */
  relation: oneOf(['own', 'companion']),
  /** Scanned at a gate and, in short, typed by a steward; null unless the ticket is issued or checked in. */
  code: Nullable(ScanCode),
  /** Null unless the status is `invalid`. */
  invalidReason: Nullable(oneOf(['rejected', 'expired'])),
  /** The operator's reason for a rejected ticket; empty for every other one. */
  reviewReason: Type.String(),
  /** Whether the member can cancel it now. */
  isCancellable: Type.Boolean(),
  /** Time of the first check-in; null before. */
  checkedInAtMs: Nullable(TimeMs),
  createdAtMs: TimeMs
});
export type ExpoTicket = Static<typeof ExpoTicket>;

/** `notOpen`: opens later. `full`: no ticket is left. `closed`: by its time, or by an operator. */
export const RegistrationState = oneOf(['notOpen', 'open', 'full', 'closed']);
export type RegistrationState = Static<typeof RegistrationState>;

export const RegistrationWindow = Type.Object({
  state: RegistrationState,
  opensAtMs: TimeMs,
  /** From this time on, no one can register. */
  closesAtMs: TimeMs,
  /** Days that a visitor can choose. */
  days: Type.Array(DateOnly),
  /** Number of tickets that are left. */
  ticketsLeft: Type.Integer({ minimum: 0 })
});
export type RegistrationWindow = Static<typeof RegistrationWindow>;

/** Known data of a member, from the default card, the profile and the current company. An empty text is not known. */
export const RegistrationPrefill = Type.Object({
  name: Type.String(),
  /** Number of the account in full: it needs no code. */
  mobile: Type.String(),
  company: Type.String(),
  position: Type.String(),
  varietyIds: Type.Array(Id),
  region: Nullable(RegionPath)
});
export type RegistrationPrefill = Static<typeof RegistrationPrefill>;

export const ExpoUserInfo = Type.Object({
  expo: ExpoFacts,
  registration: RegistrationWindow,
  /** Null for a visitor who is not logged in. */
  prefill: Nullable(RegistrationPrefill),
  /** Tickets of the member for this expo: the own ones first, then by time. Empty for a visitor. */
  tickets: Type.Array(ExpoTicket),
  /** Clock of the server, for countdowns. */
  serverNowMs: TimeMs
});
export type ExpoUserInfo = Static<typeof ExpoUserInfo>;

/** Upper bound of the raw input; `@rules/expoTicket` limits each field after normalization. */
const Line = Type.String({ maxLength: 140 });
const MobileInput = Type.String({ maxLength: 32 });

export const TicketApplication = Type.Object(
  {
    expoId: Id,
    name: Line,
    mobile: MobileInput,
    /** Code that `sendMsgCode` sent for the purpose `expoTicket`; left out for the number of the own account. */
    code: Type.Optional(Code),
    captchaId: Type.Optional(CaptchaTicket),
    company: Line,
    position: Line,
    visitorType: VisitorType,
    varietyIds: Type.Array(Id, { maxItems: MAX_VISITOR_INTERESTS, uniqueItems: true }),
    /** Region in China, or else the country, `ZZ` for one that has no name here; exactly one of them. */
    regionCode: Nullable(RegionCode),
    countryCode: Nullable(CountryCode),
    days: Type.Array(DateOnly, { maxItems: 31, uniqueItems: true }),
    /** People who come along; each gets a ticket for the number. */
    companions: Type.Array(Type.Object({ name: Line, mobile: MobileInput }, strict), { maxItems: MAX_COMPANIONS }),
    /** Name of the company or person that invited the visitor; empty without one. */
    invitedBy: Line,
    /** Consent to the rules of the visit and to the use of the data for the check-in. */
    agrees: Type.Literal(true),
    requestId: RequestId
  },
  strict
);
export type TicketApplication = Static<typeof TicketApplication>;

const encryptedCall = { secure: true, encrypted: true } as const;
const TicketById = Type.Object({ id: Id }, strict);

export const expoTicketCalls = {
  /**
   * Returns the registration of an expo, by default of the current one, with the member's tickets and what the form begins
   * with; null between expos, and for an expo without registration.
   */
  'POST /api/front/spiceExpo/getExpoUserInfo': {
    input: Type.Object({ expoId: Type.Optional(Id) }, strict),
    data: Nullable(ExpoUserInfo),
    ...encryptedCall
  },
  /**
   * Registers the member and the companions, and returns their tickets, the member's first. Idempotent per `requestId`.
   * Nothing is issued unless all of it is. Errors: VALIDATION naming the field (`name`, `companions.0.mobile`, `region`)
   * with the violated rule, `code` `required` for a number that is not the account's own, `varietyIds` or `region`
   * `unknown`, `requestId` `used` for one of another expo; SMS_CODE_WRONG, SMS_CODE_EXPIRED, LOCKED, CAPTCHA_NEEDED;
   * NOT_FOUND for an expo without registration; CONFLICT with `fields.registration` `notOpen`, `closed` or `full` (also
   * when fewer tickets are left than people), and with `fields.mobile` or `fields['companions.0.mobile']` `registered` for
   * a number that has a ticket; RATE_LIMITED above 20 an hour.
   */
  'POST /api/front/spiceExpo/ticketApplication': {
    input: TicketApplication,
    data: Type.Object({ tickets: Type.Array(ExpoTicket), serverNowMs: TimeMs }),
    ...encryptedCall,
    auth: 'member'
  },
  /** Returns a ticket of the member with its code. Error: NOT_FOUND. */
  'POST /api/front/expo/getTicket': {
    input: TicketById,
    data: Type.Object({ ticket: ExpoTicket, expo: ExpoFacts, serverNowMs: TimeMs }),
    ...encryptedCall,
    auth: 'member'
  },
  /**
   * Cancels a ticket, until the day before the expo in Asia/Shanghai. Final, but the number can be registered again.
   * Idempotent. Errors: NOT_FOUND, CONFLICT with `fields.ticket` `tooLate` from the first day on, or `checkedIn`, `used`
   * or `invalid` for a ticket in that status.
   */
  'POST /api/front/expo/cancelTicket': { input: TicketById, data: ExpoTicket, ...encryptedCall, auth: 'member' }
} as const;
