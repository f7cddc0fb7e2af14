import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readHomeFeed, readHomeListings } from './home.service';
import { VisitorFeed } from './visitorFeed';

export function homeRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const visitorFeed = new VisitorFeed(db, now);

  handle(app, 'GET /api/front/home/feed', ({ input, user }) => {
    const isPersonalised = input.personalised !== false;
    if (user === null) return visitorFeed.read(isPersonalised);
    return readHomeFeed(db, { member: user, isPersonalised, nowMs: now().getTime() });
  });

  handle(app, 'GET /api/front/home/listings', ({ input, user }) =>
    readHomeListings(db, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  );
}
