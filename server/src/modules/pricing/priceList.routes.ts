import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getFacets, getNearbyDays, getPriceList, getQuoteMonth } from './priceList.service';

export function priceListRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/lines', ({ input, user }) => getPriceList(db, input, user, now().getTime()));

  handle(app, 'GET /api/front/market/facets', ({ input, user }) => getFacets(db, input, user));

  handle(app, 'GET /api/front/market/days', ({ input }) => getQuoteMonth(db, input.month));

  handle(app, 'GET /api/front/market/nearbyDays', ({ input }) => getNearbyDays(db, input.date));
}
