import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { exportSeries, readSeries } from './history.service';
import { readLineInfo } from './lineInfo.service';
import { follow, readOverview, unfollow } from './market.service';
import { readSpiceIndex } from './spiceIndex.service';
import { listVarietyNames } from './variety.service';

export function marketRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/varieties', async () =>
    (await listVarietyNames(db)).map(({ id, name, initials, grades }) => ({ id, name, initials, grades }))
  );
  handle(app, 'GET /api/front/market/overview', ({ input }) =>
    readOverview(db, input.span ?? 'day', input.marketIds?.split(','))
  );

  handle(app, 'GET /api/front/market/line', ({ input, user }) => readLineInfo(db, input.lineId, user, now().getTime()));

  handle(app, 'GET /api/front/market/series', ({ input, user }) => readSeries(db, input, user));

  handle(app, 'GET /api/front/market/seriesFile', ({ input, user }) => exportSeries(db, input, user));

  handle(app, 'GET /api/front/market/index', ({ input }) => readSpiceIndex(db, input.id));

  handle(app, 'POST /api/front/market/follow', async ({ input, user }) => {
    await follow(db, user, input.lineId, now().getTime());
    return null;
  });

  handle(app, 'DELETE /api/front/market/follow', async ({ input, user }) => {
    await unfollow(db, user, input.lineId);
    return null;
  });
}
