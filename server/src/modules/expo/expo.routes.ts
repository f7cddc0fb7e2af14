import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { currentExpo } from './expo.service';

export function expoRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/spiceExpo/getNowSpiceExpo', () => currentExpo(db, now()));
}
