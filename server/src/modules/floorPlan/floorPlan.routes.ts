import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { listBoothFavourites, setBoothFavourite } from './boothFavourite.service';
import { getBoothExhibitors, getExpoSite, getFloorPlan, listOperatorBooths } from './floorPlan.service';
import { importPlan } from './planImport.service';

export function floorPlanRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/expo/getFloorPlan', ({ input }) => getFloorPlan(db, input, now()));
  handle(app, 'POST /api/front/expo/getExpoSite', ({ input }) => getExpoSite(db, input.expoId, now()));
  handle(app, 'POST /api/front/expo/getBoothExhibitors', ({ input }) => getBoothExhibitors(db, input.expoId, now()));

  handle(app, 'POST /api/front/expo/listBoothFavourites', async ({ input, user }) => ({
    boothNos: await listBoothFavourites(db, user.id, input.expoId, now())
  }));
  handle(app, 'POST /api/front/expo/setBoothFavourite', async ({ input, user }) => {
    await setBoothFavourite(db, user.id, input, now().getTime());
    return null;
  });

  handle(app, 'POST /api/operator/expo/importFloorPlan', ({ input, file }) =>
    importPlan(db, input.expoId, file, { operator: input.operator, nowMs: now().getTime() })
  );
  handle(app, 'GET /api/operator/expo/listBooths', ({ input }) => listOperatorBooths(db, input.expoId));
}
