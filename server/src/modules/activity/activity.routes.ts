import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getActivity } from './activity.service';

export function activityRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/activity/detail', ({ input }) => getActivity(db, input.id, now().getTime()));
}
