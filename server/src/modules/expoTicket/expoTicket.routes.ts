import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { cancelTicket, getExpoUserInfo, getTicket } from './expoTicket.service';
import { registerVisitors } from './registration.service';
import { listReviewedTickets, reviewTicket } from './review.service';
import { getTicketSettings, saveTicketSettings } from './setting.service';

export function expoTicketRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/spiceExpo/getExpoUserInfo', ({ input, user }) =>
    getExpoUserInfo(db, user, input.expoId, now())
  );
  handle(app, 'POST /api/front/spiceExpo/ticketApplication', async ({ input, user, request }) => {
    const serverNowMs = nowMs();
    const tickets = await registerVisitors(deps, { member: user, address: request.ip }, input, serverNowMs);
    return { tickets, serverNowMs };
  });
  handle(app, 'POST /api/front/expo/getTicket', async ({ input, user }) => {
    const serverNowMs = nowMs();
    return { ...(await getTicket(db, user, input.id, serverNowMs)), serverNowMs };
  });
  handle(app, 'POST /api/front/expo/cancelTicket', ({ input, user }) => cancelTicket(db, user, input.id, nowMs()));

  handle(app, 'GET /api/operator/expo/tickets', ({ input }) => listReviewedTickets(db, input));
  handle(app, 'POST /api/operator/expo/tickets/approve/{id}', ({ input, params }) =>
    reviewTicket(db, params.id, { operator: input.operator, reason: null }, nowMs())
  );
  handle(app, 'POST /api/operator/expo/tickets/reject/{id}', ({ input, params }) =>
    reviewTicket(db, params.id, input, nowMs())
  );
  handle(app, 'GET /api/operator/expo/ticketSettings/{expoId}', ({ params }) => getTicketSettings(db, params.expoId));
  handle(app, 'POST /api/operator/expo/ticketSettings/{expoId}', ({ input: { operator, ...body }, params }) =>
    saveTicketSettings(db, params.expoId, body, { operator, nowMs: nowMs() })
  );
}
