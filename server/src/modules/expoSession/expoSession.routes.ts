import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getSchedule } from './expoSession.service';
import { cancelReservation, reserveSession } from './reservation.service';
import { cancelSession, listManagedSessions, saveSession } from './sessionAdmin.service';

export function expoSessionRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/spiceExpo/getExpoSchedule', ({ input, user }) => getSchedule(db, input, user, now()));

  handle(app, 'POST /api/front/expo/reserveSession', ({ input, user }) =>
    reserveSession(db, user, input, now().getTime())
  );

  handle(app, 'POST /api/front/expo/cancelReservation', ({ input, user }) =>
    cancelReservation(db, user, input.sessionId, now().getTime())
  );

  handle(app, 'GET /api/operator/expo/session/list', ({ input }) =>
    listManagedSessions(db, input.expoId, now().getTime())
  );

  handle(app, 'POST /api/operator/expo/session/save', async ({ input: { operator, ...body } }) => {
    const by = { operator, nowMs: now().getTime() };
    const { session } = await db.transaction().execute((tx) => saveSession(tx, body, by));
    return session;
  });

  handle(app, 'POST /api/operator/expo/session/cancel', async ({ input: { operator, id, reason } }) => {
    const { session } = await cancelSession(db, id, reason, { operator, nowMs: now().getTime() });
    return session;
  });
}
