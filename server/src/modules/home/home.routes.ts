import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handleShared } from '../../http/sharedEndpoint';
import { getHomeFeed, getHomeListings } from './home.service';

export function homeRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handleShared(app, 'GET /api/front/home/feed', {
    answer: ({ input, user }) =>
      getHomeFeed(db, { member: user, isPersonalised: input.personalised !== false, nowMs: nowMs() })
  });

  handleShared(app, 'GET /api/front/home/listings', {
    answer: ({ input, user }) =>
      getHomeListings(db, { member: user, isPersonalised: input.personalised !== false, nowMs: nowMs() })
  });
}
