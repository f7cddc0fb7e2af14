import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/endpoint';
import { regionNear, regionTree } from './region.service';

export function regionRoutes(app: FastifyInstance): void {
  handle(app, 'GET /api/front/region/tree', () => regionTree);
  handle(app, 'GET /api/front/region/near', ({ input }) => regionNear(input.near));
}
