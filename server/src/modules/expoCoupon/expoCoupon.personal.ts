import type { PersonalData } from '../../personalData';
import { deleteClaimsOf, listClaims } from './expoCoupon.repository';

export const expoCouponsPersonalData: PersonalData = {
  name: 'expoCoupons',
  columns: ['expo_coupon_claim.user_id'],
  exportOf: async ({ db }, userId) =>
    (await listClaims(db, userId)).map((claim) => ({
      couponId: claim.coupon_id,
      code: claim.code,
      claimedAtMs: claim.claimed_at_ms
    })),
  erase: ({ tx }, userId) => deleteClaimsOf(tx, userId)
};
