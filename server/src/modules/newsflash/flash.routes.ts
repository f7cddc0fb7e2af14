import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Cursor } from '@contract/common';
import type { FlashStreamPath } from '@contract/flash';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import {
  countDays,
  decodeLiveCursor,
  likeFlash,
  listChanges,
  listFlashes,
  listPrices,
  listVarieties,
  getFlash
} from './flash.service';
import { publishFlash, withdrawFlash } from './flashAdmin.service';
import { FlashFeed } from './flashFeed';
import { FlashStreams } from './flashStreams';

const streamPath: FlashStreamPath = '/api/front/flash/stream';
const StreamQuery = Type.Object({ cursor: Type.Optional(Cursor) }, { additionalProperties: false });

export function flashRoutes(app: FastifyInstance, { db, now, files }: Deps): void {
  handle(app, 'GET /api/front/flash/list', ({ input, user }) => listFlashes(db, input, user));

  handle(app, 'GET /api/front/flash/changes', ({ input }) => listChanges(db, input.cursor));

  handle(app, 'GET /api/front/flash/days', ({ input, user }) =>
    countDays(db, input, { member: user, nowMs: now().getTime() })
  );

  handle(app, 'GET /api/front/flash/varieties', () => listVarieties(db, now().getTime()));

  handle(app, 'GET /api/front/flash/prices', ({ input, user }) => listPrices(db, input.lineIds, user));

  handle(app, 'GET /api/front/flash/detail', ({ input, user }) => getFlash(db, input.id, user, now().getTime()));

  handle(app, 'POST /api/front/flash/like', ({ input, user }) => likeFlash(db, user, input.id, input.on));

  handle(app, 'POST /api/operator/flash/publish', ({ input }) => publishFlash({ db, files }, input, now().getTime()));

  handle(app, 'POST /api/operator/flash/withdraw', async ({ input }) => {
    await withdrawFlash(db, input.id, input.reason);
    return null;
  });

  streamRoute(app, new FlashFeed(db, (error) => app.log.error({ err: error }, 'the flashes could not be looked at')));
}

/** Not a call of the contract: it never ends and has no envelope. */
function streamRoute(app: FastifyInstance, feed: FlashFeed): void {
  const streams = new FlashStreams(feed);
  app.addHook('preClose', (done) => {
    feed.close();
    streams.close();
    done();
  });
  app.get<{ Querystring: { cursor?: string } }>(
    streamPath,
    { exposeHeadRoute: false, schema: { hide: true, querystring: StreamQuery } },
    async (request, reply) => {
      const lastId = request.headers['last-event-id'];
      const cursor = typeof lastId === 'string' && lastId !== '' ? lastId : request.query.cursor;
      await streams.serve(request, reply, decodeLiveCursor(cursor));
    }
  );
}
