import { call } from '@/request/call';

/** @param expoId undefined for the expo that is on or comes next, else the last one; null is no such expo */
export const getExpoIndex = (expoId?: string) => call('POST /api/front/spiceExpo/getExpoIndex', { expoId });

export const listExpoBanners = (expoId?: string) => call('POST /api/front/spiceExpo/getExpoBanner', { expoId });

/** The broadcast that is on or to come; null when there is none. */
export const getLiveConfig = (expoId?: string) => call('POST /api/front/spiceExpo/getLiveConfig', { expoId });

export const listExpoCoupons = (expoId?: string) => call('POST /api/front/spiceExpo/getExpoCouponInfo', { expoId });

/** @throws ApiError CONFLICT `couponId`: `claimed`, `soldOut` or `ended` */
export const claimCoupon = (couponId: string, requestId: string) =>
  call('POST /api/front/expo/claimCoupon', { couponId, requestId });
