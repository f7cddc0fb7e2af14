import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readSetting } from '../setting/setting.service';

export function jumpRoutes(app: FastifyInstance, { db }: Deps): void {
  handle(app, 'POST /api/front/appVersionController/getJumpConfigJson', () => readSetting(db, 'jumpConfig'));
}
