import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
import { RequestId } from './goods';
import { OrganiserText } from './localText';
import { OperatorName } from './quote';

const strict = { additionalProperties: false };
const text = (maxLength: number) => OrganiserText({ minLength: 1, maxLength });

const couponFields = {
  id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  title: text(30),
  /** Exhibitor or service that honours the coupon, such as a booth or a hotel. */
  issuer: text(40),
  terms: text(200),
  validFromMs: TimeMs,
  /** The coupon can be claimed and used before this time. */
  validUntilMs: TimeMs,
  stock: Type.Integer({ minimum: 1, maximum: 1_000_000 })
};

export const ExpoCoupon = Type.Object({
  ...couponFields,
  left: Type.Integer({ minimum: 0 }),
  /** Code to show at the counter; null until the viewer has claimed the coupon. */
  code: Nullable(Type.String())
});
export type ExpoCoupon = Static<typeof ExpoCoupon>;

export const CouponContent = Type.Object({ ...couponFields, expoId: Id }, strict);
export type CouponContent = Static<typeof CouponContent>;

/** A coupon, to an operator. */
export const ManagedCoupon = Type.Object({ ...CouponContent.properties, claimedCount: Type.Integer({ minimum: 0 }) });
export type ManagedCoupon = Static<typeof ManagedCoupon>;

export const expoCouponCalls = {
  /** Returns the coupons of an expo that have not ended, by default of the current expo, with the viewer's codes. */
  'POST /api/front/spiceExpo/getExpoCouponInfo': {
    input: Type.Object({ expoId: Type.Optional(Id) }, strict),
    data: Type.Object({ serverNowMs: TimeMs, items: Type.Array(ExpoCoupon) })
  },
  /**
   * Claims a coupon, one per member. Errors: NOT_FOUND, CONFLICT `couponId` `claimed` for one that the member has from
   * another request, `soldOut`, `ended`.
   */
  'POST /api/front/expo/claimCoupon': {
    input: Type.Object({ couponId: Id, requestId: RequestId }, strict),
    data: ExpoCoupon,
    auth: 'member'
  },
  /** Returns the coupons of an expo, also those that have ended, with the number of claims. */
  'GET /api/operator/expo/coupons': {
    input: Type.Object({ expoId: Id }, strict),
    data: Type.Array(ManagedCoupon),
    auth: 'operator'
  },
  /**
   * Creates or changes a coupon. Errors: NOT_FOUND for an unknown expo, VALIDATION `validUntilMs` for one that ends
   * before it begins, CONFLICT `stock` `claimed` for a stock below what is claimed, `id` `taken` for one of another expo.
   */
  'POST /api/operator/expo/saveCoupon': {
    input: Type.Object({ ...CouponContent.properties, operator: OperatorName }, strict),
    data: Empty,
    auth: 'operator'
  }
} as const;
