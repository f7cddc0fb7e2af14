import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getBoothStates, getOwnBookings } from './boothBooking.service';
import { cancelBooking } from './cancellation.service';
import { submitForm } from './form.service';
import { holdBooth, releaseBooth } from './hold.service';

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
}
