import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { handleShared } from '../../http/sharedEndpoint';
import { exportSeries, getSeries } from './history.service';
import { followLine, getMarketOverview, unfollowLine } from './market.service';
import { getSpiceIndex } from './spiceIndex.service';
import { listVarietyNames } from './variety.service';

export function marketRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/varieties', async () =>
    (await listVarietyNames(db)).map(({ id, name, initials, grades }) => ({ id, name, initials, grades }))
  );
  handleShared(app, 'GET /api/front/market/overview', {
    answer: ({ input }) => getMarketOverview(db, input.span ?? 'day', input.marketIds?.split(','))
  });

  handleShared(app, 'GET /api/front/market/series', { answer: ({ input, user }) => getSeries(db, input, user) });

  handle(app, 'GET /api/front/market/seriesFile', async ({ input, user, language }) =>
    exportSeries(db, input, user, { language, translator: await app.findTranslator(language) })
  );

  handleShared(app, 'GET /api/front/market/index', { answer: ({ input }) => getSpiceIndex(db, input.id) });

  handle(app, 'POST /api/front/market/follow', async ({ input, user }) => {
    await followLine(db, user, input.lineId, now().getTime());
    return null;
  });

  handle(app, 'DELETE /api/front/market/follow', async ({ input, user }) => {
    await unfollowLine(db, user, input.lineId);
    return null;
  });
}
