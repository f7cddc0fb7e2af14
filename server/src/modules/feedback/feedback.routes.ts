import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { closeTicket, createTicket, listTickets, rateTicket, replyToTicket } from './feedback.service';
import { listOpenTickets } from './ticketAdmin.service';

export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'POST /api/front/feedback/create', ({ input, user }) => createTicket(deps, user, input, nowMs()));
  handle(app, 'GET /api/front/feedback/list', ({ input, user }) => listTickets(db, user, input));
  handle(app, 'POST /api/front/feedback/rate', ({ input, user }) => rateTicket(db, user, input));

  handle(app, 'GET /api/operator/feedback/list', () => listOpenTickets(db));
  handle(app, 'POST /api/operator/feedback/reply', async ({ input }) => {
    await replyToTicket(db, input.id, input.reply, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/feedback/close', async ({ input }) => {
    await closeTicket(db, input.id);
    return null;
  });
}
