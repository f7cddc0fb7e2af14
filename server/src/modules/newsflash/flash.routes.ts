import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { handleShared } from '../../http/sharedEndpoint';
import { countDays, getFlash, likeFlash, listFlashes, listPrices, listVarieties } from './flash.service';
import { publishFlash, withdrawFlash } from './flashAdmin.service';

export function flashRoutes(app: FastifyInstance, { db, now, files }: Deps): void {
  handleShared(app, 'GET /api/front/flash/list', { answer: ({ input, user }) => listFlashes(db, input, user) });

  handleShared(app, 'GET /api/front/flash/days', {
    answer: ({ input, user }) => countDays(db, input, { member: user, nowMs: now().getTime() })
  });

  handleShared(app, 'GET /api/front/flash/varieties', { answer: () => listVarieties(db, now().getTime()) });

  handleShared(app, 'GET /api/front/flash/prices', {
    answer: ({ input, user }) => listPrices(db, input.lineIds, user)
  });

  handleShared(app, 'GET /api/front/flash/detail', {
    answer: ({ input, user }) => getFlash(db, input.id, user, now().getTime())
  });

  handle(app, 'POST /api/front/flash/like', ({ input, user }) => likeFlash(db, user, input.id, input.on));

  handle(app, 'POST /api/operator/flash/publish', ({ input }) => publishFlash({ db, files }, input, now().getTime()));

  handle(app, 'POST /api/operator/flash/withdraw', async ({ input }) => {
    await withdrawFlash(db, input.id, input.reason);
    return null;
  });
}
