import { type Static, Type } from '@sinclair/typebox';
import { Fen, Id, Nullable, oneOf, TimeMs } from './common';
import { boothSizes } from './floorPlan';
import { RequestId } from './goods';
import { OrganiserText, PartyName } from './localText';
import { PictureUrl } from './upload';
import { CompanyRole } from './user';

const strict = { additionalProperties: false };
/** Longer than any text of the form may be: its rules (`@rules/boothBooking`) name the field of one that is too long. */
const Text = Type.String({ maxLength: 400 });

/**
 * `held`: for thirty minutes, without a form. `depositPending`: the form is there, the hold goes on. `confirmed`: by a
 * contract with the organiser. `released`: the booth is available again.
 */
export const BoothBookingStatus = oneOf(['held', 'depositPending', 'deposited', 'confirmed', 'settled', 'released']);
export type BoothBookingStatus = Static<typeof BoothBookingStatus>;

/** Cause of a release: the hold ran out, the company, a refund in full, the organiser, or the end of the company. */
export const BoothReleaseReason = oneOf(['timeout', 'company', 'refund', 'operator', 'dissolved']);
export type BoothReleaseReason = Static<typeof BoothReleaseReason>;

/** Services at the booth: 电, 水, 网, 搬运. */
export const BoothNeed = oneOf(['power', 'water', 'network', 'handling']);
export type BoothNeed = Static<typeof BoothNeed>;

/** Invoice for the deposit: 普票 or 专票, sent by e-mail. */
export const BoothInvoice = Type.Object(
  { title: Text, uscc: Text, type: oneOf(['ordinary', 'special']), email: Text },
  strict
);
export type BoothInvoice = Static<typeof BoothInvoice>;

/** Form of a booking. Lengths and patterns: `@rules/boothBooking`. */
export const BoothBookingForm = Type.Object(
  {
    /** Name of the contact person, 2 to 20 characters. */
    contact: Text,
    mobile: Text,
    /** One to ten varieties. */
    varietyIds: Type.Array(Id, { maxItems: 20 }),
    /** Goods that are shown, at most 200 characters. */
    exhibits: Text,
    /** Text on the front of the booth, 1 to 20 characters. */
    fascia: Text,
    needs: Type.Array(BoothNeed, { maxItems: 4, uniqueItems: true }),
    invoice: Nullable(BoothInvoice),
    logoUrl: Nullable(PictureUrl),
    remark: Text
  },
  strict
);
export type BoothBookingForm = Static<typeof BoothBookingForm>;

export const BoothBooking = Type.Object({
  id: Id,
  expoId: Id,
  expoName: OrganiserText(),
  boothNo: Type.String(),
  size: oneOf(boothSizes),
  areaM2: Type.Integer({ minimum: 1 }),
  /** Price and deposit at the time of the hold. */
  priceFen: Fen,
  depositFen: Fen,
  companyId: Id,
  companyName: Type.String(),
  status: BoothBookingStatus,
  /** End of the hold; it goes on while a payment is under way. */
  holdUntilMs: TimeMs,
  releasedBecause: Nullable(BoothReleaseReason),
  /** Null before it is sent. */
  form: Nullable(BoothBookingForm),
  /** Part of the deposit that would go back now; after the release, the part that went back. */
  refundFen: Fen,
  contractNo: Nullable(Type.String()),
  createdAtMs: TimeMs
});
export type BoothBooking = Static<typeof BoothBooking>;

/** A booking with the server's clock, by which a hold is counted down. */
export const BoothBookingAnswer = Type.Object({ booking: BoothBooking, serverNowMs: TimeMs });
export type BoothBookingAnswer = Static<typeof BoothBookingAnswer>;

/** A company of the user, for which they may book a booth or not. */
export const BookingCompany = Type.Object({
  id: Id,
  name: Type.String(),
  role: CompanyRole,
  isVerified: Type.Boolean(),
  /** Names of owner and admins, who may book, for a member who may not. */
  managers: Type.Array(PartyName)
});
export type BookingCompany = Static<typeof BookingCompany>;

export const OwnBoothBookings = Type.Object({
  /** The current expo; null between expos. */
  expoId: Nullable(Id),
  serverNowMs: TimeMs,
  /** False from the first day of the current expo on, and between expos. */
  isOpen: Type.Boolean(),
  /** The current one first. */
  companies: Type.Array(BookingCompany),
  /** Bookings of these companies, those of the latest expo and the newest first, also released ones; twenty at most. */
  bookings: Type.Array(BoothBooking)
});
export type OwnBoothBookings = Static<typeof OwnBoothBookings>;

/** `held`: another company may still lose it. `own`: booked or held by a company of the user. */
export const BoothState = oneOf(['free', 'held', 'taken', 'own']);
export type BoothState = Static<typeof BoothState>;

export const BoothStates = Type.Object({
  expoId: Id,
  /** Changes with any of the states. */
  version: Type.String(),
  /** Null when `version` is that of the query. Booths that are not listed are taken. */
  booths: Nullable(Type.Array(Type.Object({ no: Type.String(), state: BoothState, priceFen: Fen })))
});
export type BoothStates = Static<typeof BoothStates>;

const memberCall = { auth: 'member' } as const;
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;
const BookingById = Type.Object({ bookingId: Id }, strict);

export const boothBookingCalls = {
  /** Returns the states of the booths of the current expo; null between expos. */
  'POST /api/front/expo/getBoothStates': {
    input: Type.Object({ version: Type.Optional(Type.String({ maxLength: 80 })) }, strict),
    data: Nullable(BoothStates)
  },
  /** Returns the bookings of the user's companies at all expos. */
  'POST /api/front/expo/getBoothBooking': { data: OwnBoothBookings, ...encryptedCall },
  /**
   * Holds a booth of the current expo for thirty minutes. Idempotent per `requestId`. Errors: FORBIDDEN for no member of
   * the company, with `fields.companyId` `role` for one who is neither owner nor admin, and `unverified` for a company
   * without a verified licence; NOT_FOUND for an unknown booth, and between expos; CONFLICT with `fields.boothNo` `held` or `taken` by
   * another company, `notBookable`, `own` for one that the company has booked, `closed` from the first day of the expo on, and
   * with `fields.companyId` `held` while the company holds another booth; RATE_LIMITED above 20 a day and company.
   */
  'POST /api/front/expo/holdBooth': {
    input: Type.Object({ requestId: RequestId, companyId: Id, boothNo: Type.String({ maxLength: 8 }) }, strict),
    data: BoothBookingAnswer,
    ...memberCall
  },
  /**
   * Sends the form of a booth that the company holds, also again with changes. Idempotent per `requestId`. Errors:
   * NOT_FOUND for an unknown booking and one of others; FORBIDDEN with `fields.companyId` as in `holdBooth`; CONFLICT with
   * `fields.status` when it is not held any more; VALIDATION with `fields.<name>`: the broken rule, `banned`, `unfit` for a
   * picture, and `unknown` for a variety or picture that does not exist.
   */
  'POST /api/front/spiceExpo/boothBooking': {
    input: Type.Object({ requestId: RequestId, bookingId: Id, form: BoothBookingForm }, strict),
    data: BoothBookingAnswer,
    ...encryptedCall
  },
  /**
   * Gives up a booth before its deposit is paid. Idempotent. A deposit that is paid all the same goes back. Errors as in
   * `boothBooking`.
   */
  'POST /api/front/expo/releaseBooth': { input: BookingById, data: BoothBookingAnswer, ...encryptedCall },
  /**
   * Cancels a booking whose deposit is paid; `refundFen` of the deposit goes back. A confirmed one is cancelled by the
   * organiser. Idempotent. Errors as in `boothBooking`; VALIDATION with `fields.refundFen` `changed` when another amount would go
   * back than the user was shown.
   */
  'POST /api/front/expo/cancelBoothBooking': {
    input: Type.Object({ bookingId: Id, refundFen: Fen }, strict),
    data: BoothBookingAnswer,
    ...encryptedCall
  }
} as const;
