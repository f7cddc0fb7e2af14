import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handleShared } from '../../http/sharedEndpoint';
import { recordView } from '../pricing/popularity.service';
import { getLineInfo } from './lineInfo.service';

export function lineInfoRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handleShared(app, 'GET /api/front/market/line', {
    answer: ({ input, user }) => getLineInfo(db, input.lineId, user, nowMs()),
    countVisit: ({ lineId }) => recordView(db, lineId, nowMs())
  });
}
