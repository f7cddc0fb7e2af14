import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readHomeFeed, readHomeListings } from './home.service';

export function homeRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/home/feed', ({ input, user }) =>
    readHomeFeed(db, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  );

  handle(app, 'GET /api/front/home/listings', ({ input, user }) =>
    readHomeListings(db, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  );
}
