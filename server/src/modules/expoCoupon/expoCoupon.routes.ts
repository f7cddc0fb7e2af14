import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { claimCoupon, listExpoCoupons, listManagedCoupons, saveCoupon } from './expoCoupon.service';

export function expoCouponRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/spiceExpo/getExpoCouponInfo', ({ input, user }) =>
    listExpoCoupons(db, user, input.expoId, now())
  );
  handle(app, 'POST /api/front/expo/claimCoupon', ({ input, user }) => claimCoupon(db, user, input, now().getTime()));
  handle(app, 'GET /api/operator/expo/coupons', ({ input }) => listManagedCoupons(db, input.expoId));
  handle(app, 'POST /api/operator/expo/saveCoupon', ({ input: { operator, ...coupon } }) =>
    saveCoupon(db, coupon, { operator, nowMs: now().getTime() })
  );
}
