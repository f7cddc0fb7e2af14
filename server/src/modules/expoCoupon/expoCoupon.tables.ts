import type { Generated } from 'kysely';

/** Times are epoch milliseconds (int8). */
export interface ExpoCouponTable {
  id: string;
  expo_id: string;
  title: string;
  issuer: string;
  terms: string;
  valid_from_ms: number;
  valid_until_ms: number;
  stock: number;
  /** Number of coupons that were claimed, also by accounts that were erased since; never above the stock. */
  claimed_count: Generated<number>;
}

export interface ExpoCouponClaimTable {
  coupon_id: string;
  user_id: string;
  /** Request of the client that claimed it. */
  request_id: string;
  /** Code to show at the counter. */
  code: string;
  claimed_at_ms: number;
}

export interface ExpoCouponTables {
  expo_coupon: ExpoCouponTable;
  expo_coupon_claim: ExpoCouponClaimTable;
}
