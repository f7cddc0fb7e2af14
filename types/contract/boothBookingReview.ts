import { type Static, Type } from '@sinclair/typebox';
import { BoothBooking, BoothBookingStatus } from './boothBooking';
import { Cursor, Id, Nullable, oneOf, PageLimit, PageOf } from './common';
import { OperatorName } from './quote';

const strict = { additionalProperties: false };

/** A booking of a booth, to an operator; the company is empty once it is dissolved. */
export const ReviewedBooking = Type.Object({
  ...BoothBooking.properties,
  /** Order that paid the deposit. */
  depositOrderNo: Nullable(Type.String())
});
export type ReviewedBooking = Static<typeof ReviewedBooking>;

export const ReviewedBookingQuery = Type.Object(
  {
    expoId: Type.Optional(Id),
    status: Type.Optional(BoothBookingStatus),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  strict
);
export type ReviewedBookingQuery = Static<typeof ReviewedBookingQuery>;

const operatorCall = { auth: 'operator' } as const;

export const boothBookingReviewCalls = {
  /** Returns bookings of booths, the newest first. Error: VALIDATION for a foreign cursor. */
  'GET /api/operator/expo/bookings': {
    input: ReviewedBookingQuery,
    data: PageOf(ReviewedBooking),
    ...operatorCall
  },
  /**
   * Records the contract of a booth whose deposit is paid. Idempotent for the same number. Errors: NOT_FOUND, CONFLICT with
   * `fields.status` for another status, and for one with another contract.
   */
  'POST /api/operator/expo/bookings/confirm/{id}': {
    input: Type.Object(
      { operator: OperatorName, contractNo: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
      strict
    ),
    data: ReviewedBooking,
    ...operatorCall
  },
  /** Records that the price of a booth is paid. Idempotent. Errors: NOT_FOUND, CONFLICT with `fields.status` without a contract. */
  'POST /api/operator/expo/bookings/settle/{id}': {
    input: Type.Object({ operator: OperatorName }, strict),
    data: ReviewedBooking,
    ...operatorCall
  },
  /**
   * Takes a booth back; all of a paid deposit goes back, or what the rule says. Idempotent. Errors: NOT_FOUND, CONFLICT with
   * `fields.status` for one that is settled or was released otherwise.
   */
  'POST /api/operator/expo/bookings/withdraw/{id}': {
    input: Type.Object(
      {
        operator: OperatorName,
        share: oneOf(['full', 'rule']),
        reason: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
      },
      strict
    ),
    data: ReviewedBooking,
    ...operatorCall
  }
} as const;
