import type { Static } from '@sinclair/typebox';
import type { BindPhoneBody, LoginByVXBody, LoginMethods, Session, WeChatLogin } from '@contract/login';
import type { Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { WeChatAccount } from '../credentials/credentials.tables';
import { withCode } from '../credentials/smsCode.service';
import {
  callWeChat,
  hasOtherWeChat,
  identifyWeChat,
  linkWeChat,
  lockWeChatLogin,
  userOfWeChat
} from '../credentials/weChat.service';
import { consumeWeChatTicket, issueWeChatTicket } from '../credentials/weChatTicket.service';
import { maskMobile } from '../user/maskMobile';
import { recordAgreement } from '../user/user.service';
import { countLogin, type LoginContext, type LoginDeps, openAccount } from './login.service';
import { findOrCreateUser, type OpenedAccount, type Registration } from './registration.service';

export function loginMethods({ weChat, sms, mail }: Pick<Deps, 'weChat' | 'sms' | 'mail'>): LoginMethods {
  return {
    countries: [...sms.countries],
    hasEmail: mail !== null,
    ...(weChat?.methods ?? { miniProgram: false, webPage: null })
  };
}

/**
 * Logs in a known WeChat user, or one whose number WeChat verified. Otherwise returns a ticket for `bindPhone`: no
 * account exists without a verified number.
 * @throws AppError WECHAT_REFUSED for a rejected code, FORBIDDEN without WeChat login, RATE_LIMITED above the logins of
 * an address, FROZEN for a frozen account
 */
export async function logInByWeChat(
  deps: LoginDeps,
  body: Static<typeof LoginByVXBody>,
  context: LoginContext
): Promise<WeChatLogin> {
  const { db, weChat } = deps;
  const { nowMs } = context;
  const { source, code, phoneCode, agreedVersion, inviteCode } = body;
  await countLogin(db, context);
  const account = await identifyWeChat(weChat, source, code);
  const mobile =
    phoneCode === undefined ? null : await callWeChat(weChat, (provider) => provider.phoneNumber(phoneCode));
  try {
    const session = await openAccount(deps, inviteCode, context, (open) =>
      db.transaction().execute(async (tx) => {
        const userId = await userOfWeChat(tx, account, nowMs);
        if (userId !== null) {
          await recordAgreement(tx, userId, agreedVersion, nowMs);
          return open(tx, { userId, isNew: false });
        }
        if (mobile === null) throw new NeedsTicket(null);
        return open(tx, await joinAccount(tx, account, { mobile, agreedVersion }, false, nowMs));
      })
    );
    return { session, bindTicket: null, conflictMobile: null };
  } catch (error) {
    if (!(error instanceof NeedsTicket)) throw error;
    const bindTicket = await issueWeChatTicket(db, account, error.mobile, nowMs);
    return { session: null, bindTicket, conflictMobile: error.mobile && maskMobile(error.mobile) };
  }
}

/**
 * Completes a WeChat login with a number verified by a code or by WeChat.
 * @throws AppError TICKET_EXPIRED, the errors of the code, and CONFLICT when another WeChat user is linked to the
 * account: ticket and code stay valid, so that the user can decide
 */
export async function bindPhone(
  deps: LoginDeps,
  { ticket, proof, captchaId, isMerge, inviteCode, agreedVersion }: Static<typeof BindPhoneBody>,
  context: LoginContext
): Promise<Session> {
  const { nowMs } = context;
  await countLogin(deps.db, context);
  return openAccount(deps, inviteCode, context, (open) => {
    const join = async (tx: Tx) => {
      const taken = await consumeWeChatTicket(tx, ticket, nowMs);
      const mobile = proof?.mobile ?? taken?.mobile ?? null;
      if (taken === undefined || mobile === null) throw new AppError('TICKET_EXPIRED');
      try {
        return await open(tx, await joinAccount(tx, taken, { mobile, agreedVersion }, isMerge, nowMs));
      } catch (error) {
        throw error instanceof NeedsTicket ? new AppError('CONFLICT', { fields: { mobile: 'taken' } }) : error;
      }
    };
    return proof === null
      ? deps.db.transaction().execute(join)
      : withCode(deps, { ...proof, purpose: 'bind' }, { ...context, captchaId }, join);
  });
}

/** The login cannot be completed yet; with a number: its account is linked to another WeChat user. */
class NeedsTicket extends Error {
  constructor(readonly mobile: string | null) {
    super('a login by WeChat that cannot end yet');
  }
}

async function joinAccount(
  tx: Tx,
  account: WeChatAccount,
  registration: Registration,
  isMerge: boolean,
  nowMs: number
): Promise<OpenedAccount> {
  await lockWeChatLogin(tx, account);
  const opened = await findOrCreateUser(tx, registration, nowMs);
  if (!isMerge && (await hasOtherWeChat(tx, account, opened.userId))) throw new NeedsTicket(registration.mobile);
  await linkWeChat(tx, account, opened.userId, nowMs);
  return opened;
}
