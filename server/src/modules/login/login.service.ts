import type { Static } from '@sinclair/typebox';
import type { LoginBody, LoginByMsgBody, RegisterBody, Session } from '@contract/login';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { WeChatProvider } from '../../providers/weChat';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { bindInviter } from '../invite/invite.service';
import { recordAgreement } from '../user/user.service';
import type { Device } from '../session/device';
import { saveKnownOrigins, originFor } from '../credentials/knownOrigin.service';
import { findOrCreateUser, type OpenedAccount } from './registration.service';
import { checkPassword, hashNewPassword } from '../credentials/password.service';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { closeSession, openSession } from '../session/session.service';
import { withCode } from '../credentials/smsCode.service';
import { findUserByAccount } from '../user/user.repository';
import { identifyWeChat, linkWeChat, userOfWeChat } from '../credentials/weChat.service';

/** A guesser of codes who changes the number with every try meets this one. */
const perAddress: RateRule = { name: 'login', limit: 100, windowMs: 10 * 60 * 1000 };

export interface LoginDeps {
  db: Db;
  secret: ServerSecret;
  weChat: WeChatProvider | null;
}

export interface LoginContext {
  address: string;
  /** What the client says that it is, for the places that an account knows. */
  deviceId?: string | undefined;
  device: Device;
  nowMs: number;
  /** Hears why an inviter could not be bound; the login goes on. */
  onInviteFailure: (error: unknown) => void;
}

/** Counts a login of an address. Throws RATE_LIMITED. */
export function countLogin(db: Db, { address, nowMs }: LoginContext): Promise<void> {
  return countAction(db, perAddress, address, nowMs);
}

/** Opens a session, and remembers the place it was opened from. */
export async function startSession(
  db: Db | Tx,
  secret: ServerSecret,
  userId: string,
  context: LoginContext
): Promise<{ token: string; expiresAtMs: number }> {
  const session = await openSession(db, userId, context.device, context.nowMs);
  await saveKnownOrigins({ db, secret }, userId, context, context.nowMs);
  return session;
}

/** Opens the session of a login, and binds who invited the person after it. */
export async function openAccount(
  deps: Pick<LoginDeps, 'db' | 'secret'>,
  inviteCode: string | undefined,
  context: LoginContext,
  login: (open: (tx: Tx, account: OpenedAccount) => Promise<Session>) => Promise<Session>
): Promise<Session> {
  let userId = '';
  const session = await login(async (tx, account) => {
    userId = account.userId;
    return { ...(await startSession(tx, deps.secret, userId, context)), isNew: account.isNew };
  });
  if (inviteCode !== undefined)
    await bindInviter(deps.db, userId, inviteCode, context.nowMs).catch(context.onInviteFailure);
  return session;
}

/** Logs in with a one-time code and creates the account at the first time. */
export async function logInByCode(
  deps: LoginDeps,
  { mobile, code, captchaId, inviteCode, agreedVersion }: Static<typeof LoginByMsgBody>,
  context: LoginContext
): Promise<Session> {
  const { nowMs } = context;
  await countLogin(deps.db, context);
  return openAccount(deps, inviteCode, context, (open) =>
    withCode(deps, { mobile, purpose: 'login', code }, { ...context, captchaId }, async (tx) =>
      open(tx, await findOrCreateUser(tx, { mobile, agreedVersion }, nowMs))
    )
  );
}

/**
 * Creates an account with a password. Throws VALIDATION for a password that may not be one, CONFLICT when the number
 * has an account: only whoever holds the phone learns that.
 */
export async function register(
  deps: LoginDeps,
  body: Static<typeof RegisterBody>,
  context: LoginContext
): Promise<Session> {
  const { mobile, code, captchaId, agreedVersion, inviteCode } = body;
  const { nowMs } = context;
  await countLogin(deps.db, context);
  const passwordHash = await hashNewPassword(body.password, mobile);
  // The mini-program always sends its code; where nobody logs in with WeChat there is nothing to bind.
  const weChatCode = deps.weChat?.methods.miniProgram ? body.weChatCode : undefined;
  const weChat = weChatCode === undefined ? null : await identifyWeChat(deps.weChat, 'miniProgram', weChatCode);
  return openAccount(deps, inviteCode, context, (open) =>
    withCode(deps, { mobile, purpose: 'register', code }, { ...context, captchaId }, async (tx) => {
      const account = await findOrCreateUser(tx, { mobile, agreedVersion, passwordHash }, nowMs);
      if (!account.isNew) throw new AppError('CONFLICT', { fields: { mobile: 'taken' } });
      // A WeChat that logs in to another account of the person goes on to do so.
      if (weChat !== null && (await userOfWeChat(tx, weChat, nowMs)) === null) {
        await linkWeChat(tx, weChat, account.userId, nowMs);
      }
      return open(tx, account);
    })
  );
}

/** What the person may type to log in with the password: the number, and the user name where they have one. */
export function loginNamesOf(user: { mobile: string; user_name: string | null }): string[] {
  return [user.mobile, ...(user.user_name === null ? [] : [user.user_name.toLowerCase()])];
}

/** Logs in with a password; the account is the mobile number or the user name. */
export async function logInByPassword(
  { db, secret }: Pick<LoginDeps, 'db' | 'secret'>,
  { password, captchaId, agreedVersion, ...typed }: Static<typeof LoginBody>,
  context: LoginContext
): Promise<Session> {
  const { nowMs } = context;
  const account = typed.account.trim().toLowerCase();
  const user = await findUserByAccount(db, account);
  const passwordHash = user?.password_hash ?? null;
  const origin = await originFor({ db, secret }, user?.id, context);
  // Counted under what was typed: one count for both names would tell which number a user name belongs to.
  await checkPassword(db, { account, origin, password, passwordHash, captchaId, needsCaptcha: true }, nowMs);
  if (user === undefined) throw new Error('An unknown account passed the password check');
  if (agreedVersion !== undefined) await recordAgreement(db, user.id, agreedVersion, nowMs);
  return { ...(await startSession(db, secret, user.id, context)), isNew: false };
}

/** Ends the session of a token, if it is one. */
export async function logOut(db: Db, token: string | undefined): Promise<void> {
  if (token !== undefined) await closeSession(db, token);
}
