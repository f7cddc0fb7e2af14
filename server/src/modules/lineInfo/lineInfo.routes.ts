import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getLineInfo } from './lineInfo.service';

export function lineInfoRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/line', ({ input, user }) => getLineInfo(db, input.lineId, user, now().getTime()));
}
