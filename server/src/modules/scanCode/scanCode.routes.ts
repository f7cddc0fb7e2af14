import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { resolveCode } from './scanCode.service';

export function scanCodeRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/scanCode/resolve', ({ input, request }) =>
    resolveCode(db, input.code, request.ip, now().getTime())
  );
}
