import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readSetting } from '../setting/setting.service';

export function deepLinkRoutes(app: FastifyInstance, { db, settings }: Deps): void {
  handle(app, 'POST /api/front/appVersionController/getJumpConfigJson', async () => ({
    ...(await readSetting(db, 'jumpConfig')),
    reqEnabled: settings.reqEnabled
  }));
}
