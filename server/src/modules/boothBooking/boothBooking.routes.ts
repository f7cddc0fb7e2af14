import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getBoothStates, getOwnBookings } from './boothBooking.service';
import { cancelBooking, withdrawBooking } from './cancellation.service';
import { confirmBooking, settleBooking } from './contract.service';
import { submitForm } from './form.service';
import { holdBooth, releaseBooth } from './hold.service';
import { listReviewedBookings, presentReviewed } from './review.service';

export function boothBookingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handle(app, 'POST /api/front/expo/getBoothStates', ({ input, user }) =>
    getBoothStates(db, user, input.version, now())
  );
  handle(app, 'POST /api/front/expo/getBoothBooking', ({ user }) => getOwnBookings(db, user, now()));
  handle(app, 'POST /api/front/expo/holdBooth', ({ input, user }) => holdBooth(db, user, input, now()));
  handle(app, 'POST /api/front/spiceExpo/boothBooking', ({ input, user }) => submitForm(deps, user, input, now()));
  handle(app, 'POST /api/front/expo/releaseBooth', ({ input, user }) => releaseBooth(db, user, input.bookingId, now()));
  handle(app, 'POST /api/front/expo/cancelBoothBooking', ({ input, user }) => cancelBooking(db, user, input, now()));

  handle(app, 'GET /api/operator/expo/bookings', ({ input }) => listReviewedBookings(db, input, now().getTime()));
  handle(app, 'POST /api/operator/expo/bookings/confirm/{id}', async ({ input: { operator, contractNo }, params }) => {
    const by = { operator, nowMs: now().getTime() };
    const row = await confirmBooking(db, { bookingId: params.id, contractNo: contractNo.trim() }, by);
    return presentReviewed(db, row, by.nowMs);
  });
  handle(app, 'POST /api/operator/expo/bookings/settle/{id}', async ({ input: { operator }, params }) => {
    const by = { operator, nowMs: now().getTime() };
    return presentReviewed(db, await settleBooking(db, params.id, by), by.nowMs);
  });
  handle(app, 'POST /api/operator/expo/bookings/withdraw/{id}', async ({ input, params }) => {
    const by = { operator: input.operator, nowMs: now().getTime() };
    const request = { bookingId: params.id, share: input.share, reason: input.reason.trim() };
    return presentReviewed(db, await withdrawBooking(db, request, by), by.nowMs);
  });
}
