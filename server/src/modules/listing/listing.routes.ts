import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { listPurchases, listSupplies } from './listing.service';

export function listingRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/supply/list', ({ input }) => listSupplies(db, input, now().getTime()));

  handle(app, 'GET /api/front/purchase/list', ({ input }) => listPurchases(db, input, now().getTime()));
}
