import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { basicInfo, updateBasicInfo } from './basicInfo.service';
import { currentUser } from './profile.service';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/member/user/current', ({ user }) => currentUser(db, user.id, nowMs()));
  handle(app, 'POST /api/member/user/getBasicInfo', ({ user }) => basicInfo(db, user.id, nowMs()));
  handle(app, 'POST /api/member/user/basicInfo/update', ({ input, user }) =>
    updateBasicInfo(deps, user.id, input, nowMs())
  );
}
