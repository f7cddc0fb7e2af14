import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { listFlashes } from './flash.service';

export function flashRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/flash/list', ({ input }) => listFlashes(db, input, now().getTime()));
}
