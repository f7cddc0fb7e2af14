import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getCurrentExpo, getExpoIndex, getFile, getIntroduction, getLiveConfig, listBanners } from './expo.service';
import { getContent, saveExpo } from './expoAdmin.service';
import { listOperations } from './operation.service';

export function expoRoutes(app: FastifyInstance, { db, now, settings }: Deps): void {
  handle(app, 'POST /api/front/spiceExpo/getNowSpiceExpo', () => getCurrentExpo(db, now()));
  handle(app, 'POST /api/front/spiceExpo/getExpoIndex', ({ input }) => getExpoIndex(db, input.expoId, now()));
  handle(app, 'POST /api/front/spiceExpo/getExpoBanner', ({ input }) => listBanners(db, input.expoId, now()));
  handle(app, 'POST /api/front/spiceExpo/getLiveConfig', ({ input }) => getLiveConfig(db, input.expoId, now()));
  handle(app, 'POST /api/front/spiceExpo/getExpoIntroduce', ({ input }) => getIntroduction(db, input.expoId, now()));
  handle(app, 'POST /api/front/expo/getFile', ({ input }) => getFile(db, input.id));
  handle(app, 'GET /api/operator/expo/content', ({ input }) => getContent(db, input.id));
  handle(app, 'POST /api/operator/expo/saveExpo', ({ input: { operator, ...facts } }) =>
    saveExpo(db, facts, { operator, nowMs: now().getTime() }, settings.webHosts)
  );
  handle(app, 'GET /api/operator/expo/operations', ({ input }) => listOperations(db, input));
}
