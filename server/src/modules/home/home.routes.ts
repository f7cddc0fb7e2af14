import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getHomeFeed, getHomeListings } from './home.service';
import { VisitorFeedCache } from './visitorFeedCache';

export function homeRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const visitorFeed = new VisitorFeedCache(db, now);

  handle(app, 'GET /api/front/home/feed', ({ input, user }) => {
    const isPersonalised = input.personalised !== false;
    if (user === null) return visitorFeed.read(isPersonalised);
    return getHomeFeed(db, { member: user, isPersonalised, nowMs: now().getTime() });
  });

  handle(app, 'GET /api/front/home/listings', ({ input, user }) =>
    getHomeListings(db, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  );
}
