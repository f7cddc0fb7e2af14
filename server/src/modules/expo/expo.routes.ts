import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getCurrentExpo } from './expo.service';

export function expoRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/spiceExpo/getNowSpiceExpo', () => getCurrentExpo(db, now()));
}
