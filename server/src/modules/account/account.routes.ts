import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/bearerToken';
import { handle } from '../../http/endpoint';
import { setUserName } from '../credentials/userName.service';
import { bindWeChat, unbindWeChat } from '../credentials/weChat.service';
import { endOtherSessions, endSession, listSessions } from '../session/session.service';
import { readSetting } from '../setting/setting.service';
import { changePreferences } from '../user/preference.service';
import { acceptAgreement } from '../user/user.service';
import { accountState, sendOwnCode } from './account.service';
import { cancellationOf, requestCancellation, undoCancellation } from './cancellation.service';
import { bindEmail, unbindEmail } from './email.service';
import { exportPersonalData } from './export.service';
import { changeMobile, reauthenticateForMobile } from './mobileChange.service';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/member/account/state', ({ user }) => accountState(db, user, nowMs()));
  handle(app, 'POST /api/member/account/preferences', ({ input, user }) =>
    changePreferences(db, user.id, input, nowMs())
  );

  handle(app, 'POST /api/member/account/agree', async ({ input, user }) => {
    await acceptAgreement(db, user.id, input.version, nowMs());
    return null;
  });

  handle(app, 'GET /api/member/account/devices', ({ user, request }) =>
    listSessions(db, user.id, bearerToken(request), nowMs())
  );
  handle(app, 'POST /api/member/account/devices/end', async ({ input, user }) => {
    await endSession(db, user.id, input.id);
    return null;
  });
  handle(app, 'POST /api/member/account/devices/endOthers', async ({ user, request }) => {
    await endOtherSessions(db, user.id, bearerToken(request), nowMs());
    return null;
  });

  handle(app, 'POST /api/member/account/weChat/bind', async ({ input, user }) => {
    await bindWeChat(deps, user.id, input, nowMs());
    return accountState(db, user, nowMs());
  });
  handle(app, 'POST /api/member/account/weChat/unbind', async ({ user }) => {
    await unbindWeChat(db, user.id);
    return accountState(db, user, nowMs());
  });

  handle(app, 'POST /api/member/account/sendCode', ({ input, user, language, request }) =>
    sendOwnCode(deps, user, input.purpose, { address: request.ip, language }, nowMs())
  );
  handle(app, 'POST /api/member/account/userName', async ({ input, user }) => {
    await setUserName(db, user.id, input.userName, nowMs());
    return accountState(db, user, nowMs());
  });
  handle(app, 'POST /api/member/account/mobile/prove', ({ input, user, request }) =>
    reauthenticateForMobile(deps, user, { ...input, address: request.ip }, nowMs())
  );
  handle(app, 'POST /api/member/account/mobile/change', async ({ input, user, request }) => {
    await changeMobile(deps, user, input, { token: bearerToken(request), address: request.ip }, nowMs());
    return accountState(db, user, nowMs());
  });

  handle(app, 'POST /api/member/account/email/bind', async ({ input, user, request }) => {
    await bindEmail(deps, user, input, { token: bearerToken(request), address: request.ip }, nowMs());
    return accountState(db, user, nowMs());
  });
  handle(app, 'POST /api/member/account/email/unbind', async ({ user }) => {
    await unbindEmail(deps, user);
    return accountState(db, user, nowMs());
  });

  handle(app, 'POST /api/member/account/export', ({ user, language }) =>
    exportPersonalData(deps, user, language, nowMs())
  );

  handle(app, 'GET /api/member/account/cancellation', ({ user }) => cancellationOf(db, user.id));
  handle(app, 'POST /api/member/account/cancellation/request', ({ input, user, request }) =>
    requestCancellation(deps, user, { code: input.code, token: bearerToken(request), address: request.ip }, nowMs())
  );
  handle(app, 'POST /api/member/account/cancellation/undo', ({ user }) => undoCancellation(db, user));

  handle(app, 'POST /api/front/appVersionController/getNewestVersion', () => readSetting(db, 'newestVersion'));
}
