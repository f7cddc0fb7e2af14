import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handleShared } from '../../http/sharedEndpoint';
import { getFacets, getNearbyDays, getPriceList, getQuoteMonth } from './priceList.service';

export function priceListRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handleShared(app, 'GET /api/front/market/lines', {
    answer: ({ input, user }) => getPriceList(db, input, user, now().getTime())
  });

  handleShared(app, 'GET /api/front/market/facets', { answer: ({ input, user }) => getFacets(db, input, user) });

  handleShared(app, 'GET /api/front/market/days', { answer: ({ input }) => getQuoteMonth(db, input.month) });

  handleShared(app, 'GET /api/front/market/nearbyDays', { answer: ({ input }) => getNearbyDays(db, input.date) });
}
