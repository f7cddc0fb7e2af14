import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { listCompanySupplies, listPurchasesFor, listSuppliesFor } from './listing.service';
import { listOrigins } from './supplyOrigins.service';

export function listingRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/supply/list', ({ input, user }) => listSuppliesFor(db, user, input, now().getTime()));

  handle(app, 'GET /api/front/supply/origins', () => listOrigins(db, now().getTime()));

  handle(app, 'GET /api/front/company/supplies', ({ input }) => listCompanySupplies(db, input, now().getTime()));

  handle(app, 'GET /api/front/purchase/list', ({ input, user }) => listPurchasesFor(db, user, input, now().getTime()));
}
