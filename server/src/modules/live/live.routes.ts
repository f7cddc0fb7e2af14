import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { LiveQuery, type LiveStreamPath } from '@contract/live';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/bearerToken';
import { handle } from '../../http/endpoint';
import { decodeLiveCursor } from '../newsflash/flash.service';
import { EventStreams } from './eventStreams';
import { LiveHub } from './liveHub';
import { pollLive, subjectsOf } from './liveState.service';

const streamPath: LiveStreamPath = '/api/front/live/stream';

export function liveRoutes(app: FastifyInstance, { db, now, signals }: Deps): void {
  const streams = new EventStreams();
  const onError = (error: unknown) => app.log.error({ err: error }, 'live updates could not be read');
  const hub = new LiveHub({ db, signals, now, onError });
  app.addHook('preClose', (done) => {
    streams.close();
    hub.close().then(() => done(), done);
  });

  new Gauge({
    name: 'live_streams',
    help: 'Open streams of live updates of this process',
    registers: [app.metrics],
    collect(this: Gauge) {
      this.set(streams.size);
    }
  });

  handle(app, 'GET /api/front/live/poll', ({ input, user }) => pollLive(db, user, input, now().getTime()));

  // Not a call of the contract: it never ends and has no envelope.
  app.get<{ Querystring: LiveQuery }>(
    streamPath,
    { exposeHeadRoute: false, schema: { hide: true, querystring: LiveQuery } },
    async (request, reply) => {
      const token = bearerToken(request);
      const member = token === undefined ? null : await app.findMember(token);
      const subjects = subjectsOf(request.query, member);
      const afterFlashSeq = decodeLiveCursor(request.query.flashCursor);
      await streams.serve(request, reply, (send) => hub.add({ member, subjects, afterFlashSeq }, send));
    }
  );
}
