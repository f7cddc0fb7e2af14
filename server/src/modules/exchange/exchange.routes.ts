import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { answerExchange, getExchangeRoom, requestExchange } from './exchange.service';
import { listExchanges } from './exchangeList.service';

export function exchangeRoutes(app: FastifyInstance, deps: Deps): void {
  const nowMs = () => deps.now().getTime();

  handle(app, 'POST /api/front/exchange/list', ({ input, user }) => listExchanges(deps.db, user, input));

  handle(app, 'POST /api/front/exchange/room', ({ input, user }) => getExchangeRoom(deps.db, user, input, nowMs()));

  handle(app, 'POST /api/front/exchange/request', ({ input, user }) => requestExchange(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/exchange/answer', ({ input, user }) => answerExchange(deps, user, input, nowMs()));
}
