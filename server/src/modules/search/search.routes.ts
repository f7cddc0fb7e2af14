import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readHotWords, suggest } from './search.service';

export function searchRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/search/hotWords', () => readHotWords(db));

  handle(app, 'GET /api/front/search/suggest', ({ input, user }) =>
    suggest(db, input.q, { member: user, nowMs: now().getTime() })
  );
}
