import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEmail } from '@rules/email';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { bearerToken } from '../../http/bearerToken';
import { handle } from '../../http/endpoint';
import { newCaptcha, solveCaptcha } from '../credentials/captcha.service';
import { sendCode } from '../credentials/smsCode.service';
import { deviceOf } from '../session/device';
import { checkIdentityCode, sendIdentityCode } from './identityRecovery.service';
import { logInByCode, logInByEmail, logInByPassword, type LoginContext, logOut, register } from './login.service';
import { checkEmailResetCode, checkResetCode, updatePassword } from './passwordChange.service';
import { bindPhone, logInByWeChat, loginMethods } from './weChatLogin.service';

/** Registers the calls for logging in and out. */
export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();
  const contextOf = (request: FastifyRequest, { deviceId }: { deviceId?: string | undefined }): LoginContext => ({
    address: request.ip,
    deviceId,
    device: deviceOf(request.headers['user-agent'] ?? ''),
    nowMs: nowMs(),
    onInviteFailure: (error) => request.log.info({ err: error }, 'the inviter could not be bound')
  });

  handle(app, 'GET /api/member/user/loginWays', () => loginMethods(deps));
  handle(app, 'POST /api/member/user/sendMsgCode', ({ input, user, language, request }) =>
    sendCode(
      deps,
      { ...input, purpose: input.purpose ?? 'login', language },
      { ...contextOf(request, input), captchaId: input.captchaId, memberId: user?.id }
    )
  );
  handle(app, 'POST /api/member/user/loginByMsg', ({ input, request }) =>
    logInByCode(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/sendEmailCode', ({ input, user, language, request }) => {
    const { email, purpose } = input;
    if (!isEmail(email)) throw new AppError('VALIDATION', { fields: { email: 'pattern' } });
    return sendCode(
      deps,
      { mobile: email.toLowerCase(), purpose, language },
      { ...contextOf(request, input), captchaId: input.captchaId, memberId: user?.id }
    );
  });
  handle(app, 'POST /api/member/user/loginByEmail', ({ input, request }) =>
    logInByEmail(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/login', ({ input, request }) =>
    logInByPassword(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/captcha', ({ request }) => newCaptcha(db, request.ip, nowMs()));
  handle(app, 'POST /api/member/user/captcha/solve', async ({ input }) => {
    await solveCaptcha(db, input.id, input.offset, nowMs());
    return null;
  });
  handle(app, 'POST /api/member/user/loginByVX', ({ input, request }) =>
    logInByWeChat(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/bindPhone', ({ input, request }) =>
    bindPhone(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/registerByMiniProgramParam', ({ input, request }) =>
    register(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/checkResetCode', ({ input, request }) =>
    checkResetCode(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/checkEmailResetCode', ({ input, request }) =>
    checkEmailResetCode(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/sendIdentityCode', ({ input, language, request }) =>
    sendIdentityCode(deps, input, language, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/checkIdentityCode', ({ input, request }) =>
    checkIdentityCode(deps, input, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/updatePassword', ({ input, user, request }) =>
    updatePassword(deps, input, user && { id: user.id, token: bearerToken(request) ?? '' }, contextOf(request, input))
  );
  handle(app, 'POST /api/member/user/logout', async ({ request }) => {
    await logOut(db, bearerToken(request));
    return null;
  });
}
