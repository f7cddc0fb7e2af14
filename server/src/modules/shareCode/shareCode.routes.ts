import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { resolveScene, type Scan } from './scene.service';
import { getCodeImage } from './shareCode.service';

export function shareCodeRoutes(app: FastifyInstance, deps: Deps): void {
  const scanOf = ({ ip }: FastifyRequest): Scan => ({ address: ip, nowMs: deps.now().getTime() });

  handle(app, 'POST /api/front/shareCode/image', ({ input, user, request }) =>
    getCodeImage(deps, user, input, scanOf(request))
  );
  handle(app, 'POST /api/front/shareCode/resolve', ({ input, request }) =>
    resolveScene(deps.db, input.scene, scanOf(request))
  );
}
