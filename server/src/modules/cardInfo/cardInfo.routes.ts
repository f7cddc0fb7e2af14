import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getVisitorCard } from './cardInfo.service';

export function cardInfoRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'GET /api/vcard/card/info', ({ input, user }) => getVisitorCard(deps, user, input.id));
}
