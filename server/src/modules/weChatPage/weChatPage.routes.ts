import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getPageConfig } from './weChatPage.service';

export function weChatPageRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'POST /api/front/weChat/pageConfig', ({ input }) => getPageConfig(deps, input.url));
}
