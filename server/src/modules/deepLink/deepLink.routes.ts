import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readDeepLinks } from './deepLink.service';

export function deepLinkRoutes(app: FastifyInstance, { db, settings }: Deps): void {
  handle(app, 'POST /api/front/appVersionController/getJumpConfigJson', async () => ({
    ...(await readDeepLinks(db, settings.webHosts)),
    reqEnabled: settings.reqEnabled
  }));
}
