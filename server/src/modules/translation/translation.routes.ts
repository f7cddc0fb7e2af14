import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { visitorKeyOf } from '../../http/visitorKey';
import { describeService, translate } from './translation.service';

export function translationRoutes(app: FastifyInstance, deps: Deps): void {
  const { secret, now } = deps;

  handle(app, 'GET /api/front/translation/service', () => describeService(deps));

  handle(app, 'POST /api/front/translation/translate', ({ input, user, request }) => {
    const { language, ...ref } = input;
    const viewer = { member: user, key: user?.id ?? visitorKeyOf(secret, request), language };
    return translate(deps, ref, viewer, now().getTime());
  });
}
