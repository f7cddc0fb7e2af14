import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { eraseDevice, getConfig, storeEvents } from './analytics.service';

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/analytics/config', ({ input }) => getConfig(deps.db, input.version));
  handle(app, 'POST /api/front/analytics/events', ({ input, request }) =>
    storeEvents(deps, input, request.ip, nowMs())
  );
  handle(app, 'POST /api/front/analytics/erase', async ({ input, request }) => {
    await eraseDevice(deps, input, request.ip, nowMs());
    return null;
  });
}
