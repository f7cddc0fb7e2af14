import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { bookMeeting, cancelMeeting, listMeetings } from './expoMeeting.service';
import { listOwnSlots, listSlots, offerSlots, withdrawSlot } from './slot.service';

export function expoMeetingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/expo/getMeetingSlots', ({ input, user }) =>
    listSlots(db, user, input.exhibitorId, nowMs())
  );
  handle(app, 'POST /api/front/expo/getOwnMeetingSlots', ({ input, user }) =>
    listOwnSlots(db, user, input.exhibitorId, nowMs())
  );
  handle(app, 'POST /api/front/expo/getMeetings', ({ user }) => listMeetings(db, user, nowMs()));
  handle(app, 'POST /api/front/expo/bookMeeting', ({ input, user }) => bookMeeting(deps, user, input, nowMs()));
  handle(app, 'POST /api/front/expo/cancelMeeting', async ({ input, user }) => {
    await cancelMeeting(db, user, input.id, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/expo/offerMeetingSlots', ({ input, user }) => offerSlots(db, user, input, nowMs()));
  handle(app, 'POST /api/front/expo/withdrawMeetingSlot', async ({ input, user }) => {
    await withdrawSlot(db, user, input.id);
    return null;
  });
}
