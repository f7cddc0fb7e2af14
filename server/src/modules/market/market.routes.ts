import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { follow, listLines, readLine, readOverview, readSeries, unfollow } from './market.service';

export function marketRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/overview', ({ input }) => readOverview(db, input.span ?? 'day'));

  handle(app, 'GET /api/front/market/lines', ({ input, user }) => listLines(db, input, user));

  handle(app, 'GET /api/front/market/line', ({ input, user }) => readLine(db, input.lineId, user, now().getTime()));

  handle(app, 'GET /api/front/market/series', ({ input, user }) => readSeries(db, input.lineId, input.range, user));

  handle(app, 'POST /api/front/market/follow', async ({ input, user }) => {
    await follow(db, user, input.lineId, now().getTime());
    return null;
  });

  handle(app, 'DELETE /api/front/market/follow', async ({ input, user }) => {
    await unfollow(db, user, input.lineId);
    return null;
  });
}
