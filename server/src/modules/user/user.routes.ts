import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/bearerToken';
import { handle } from '../../http/endpoint';
import { logInByCode, logInByPassword, logOut, type LoginContext } from './login.service';
import { sendCode } from './smsCode.service';
import { basicInfo, currentUser, updateBasicInfo } from './user.service';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();
  const contextOf = (request: FastifyRequest): LoginContext => ({
    address: request.ip,
    nowMs: nowMs(),
    onInviteFailure: (error) => request.log.info({ err: error }, 'the inviter could not be bound')
  });

  handle(app, 'POST /api/member/user/sendMsgCode', ({ input, request }) =>
    sendCode(deps, input.mobile, request.ip, nowMs())
  );
  handle(app, 'POST /api/member/user/loginByMsg', ({ input, request }) => logInByCode(deps, input, contextOf(request)));
  handle(app, 'POST /api/member/user/login', ({ input, request }) => logInByPassword(deps, input, contextOf(request)));
  handle(app, 'POST /api/member/user/logout', async ({ request }) => {
    await logOut(db, bearerToken(request));
    return null;
  });

  handle(app, 'GET /api/member/user/current', ({ user }) => currentUser(db, user.id));
  handle(app, 'POST /api/member/user/getBasicInfo', ({ user }) => basicInfo(db, user.id));
  handle(app, 'POST /api/member/user/basicInfo/update', ({ input, user }) =>
    updateBasicInfo(deps, user.id, input, nowMs())
  );
}
