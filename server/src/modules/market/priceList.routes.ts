import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readFacets, readNearbyDays, readPriceList, readQuoteMonth } from './priceList.service';

export function priceListRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/lines', ({ input, user }) => readPriceList(db, input, user, now().getTime()));

  handle(app, 'GET /api/front/market/facets', ({ input, user }) => readFacets(db, input, user));

  handle(app, 'GET /api/front/market/days', ({ input }) => readQuoteMonth(db, input.month));

  handle(app, 'GET /api/front/market/nearbyDays', ({ input }) => readNearbyDays(db, input.date));
}
