import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { listInterestTags, setInterest } from './interest.service';

export function interestRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/interest/list', ({ user }) => listInterestTags(db, user.id));

  handle(app, 'POST /api/front/interest/set', async ({ input, user }) => {
    await setInterest(db, user, input, now().getTime());
    return null;
  });
}
