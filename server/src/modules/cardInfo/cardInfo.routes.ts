import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { openCard } from './cardInfo.service';

export function cardInfoRoutes(app: FastifyInstance, deps: Deps): void {
  const { secret, now } = deps;
  handle(app, 'POST /api/vcard/card/info', ({ input, user, request }) => {
    const addressKey = secret.digest(`address ${request.ip}`);
    return openCard(deps, user, { id: input.id, addressKey }, now().getTime());
  });
}
