import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/endpoint';
import { regionTree } from './region.service';

export function regionRoutes(app: FastifyInstance): void {
  handle(app, 'GET /api/front/region/tree', () => regionTree);
}
