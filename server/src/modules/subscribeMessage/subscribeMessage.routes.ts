import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { acceptMessages, listTemplates } from './subscribeMessage.service';

export function subscribeMessageRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'GET /api/front/subscribeMessage/templates', () => listTemplates(deps));
  handle(app, 'POST /api/member/subscribeMessage/accept', ({ input, user, language }) =>
    acceptMessages(deps, user, input, language)
  );
}
