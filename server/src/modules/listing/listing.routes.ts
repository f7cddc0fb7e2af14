import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handleShared } from '../../http/sharedEndpoint';
import { listCompanySupplies, listPurchasesFor, listSuppliesFor } from './listing.service';
import { listOrigins } from './supplyOrigins.service';

export function listingRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handleShared(app, 'GET /api/front/supply/list', {
    answer: ({ input, user }) => listSuppliesFor(db, user, input, now().getTime())
  });

  handleShared(app, 'GET /api/front/supply/origins', { answer: () => listOrigins(db, now().getTime()) });

  handleShared(app, 'GET /api/front/company/supplies', {
    answer: ({ input }) => listCompanySupplies(db, input, now().getTime())
  });

  handleShared(app, 'GET /api/front/purchase/list', {
    answer: ({ input, user }) => listPurchasesFor(db, user, input, now().getTime())
  });
}
