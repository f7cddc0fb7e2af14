import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getFloorPlan } from './floorPlan.service';

export function floorPlanRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/expo/getFloorPlan', ({ input }) => getFloorPlan(db, input.expoId, now()));
}
