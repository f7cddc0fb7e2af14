import type { Static } from '@sinclair/typebox';
import type { LoginBody, LoginByEmailBody, LoginByMsgBody, RegisterBody, Session } from '@contract/login';
import { MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { MailProvider } from '../../providers/mail';
import type { WeChatProvider } from '../../providers/weChat';
import { originFor, saveKnownOrigins } from '../credentials/knownOrigin.service';
import { checkPassword, hashNewPassword } from '../credentials/password.service';
import { withCode } from '../credentials/smsCode.service';
import { identifyWeChat, linkWeChat, userOfWeChat } from '../credentials/weChat.service';
import { bindInviter } from '../invite/invite.service';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import type { Device } from '../session/device';
import { closeSession, openSession } from '../session/session.service';
import { findUserByAccount, lockPasswordHash } from '../user/user.repository';
import { recordAgreement } from '../user/user.service';
import { findOrCreateUser, type OpenedAccount } from './registration.service';

/** Limits an attacker who guesses codes with a new number each time. */
const perAddress: RateRule = { name: 'login', limit: 100, windowMs: 10 * MINUTE_MS };

export interface LoginDeps {
  db: Db;
  secret: ServerSecret;
  weChat: WeChatProvider | null;
}

export interface LoginContext {
  address: string;
  /** Id given by the client, for the origins known to the account. */
  deviceId?: string | undefined;
  device: Device;
  nowMs: number;
  /** Called when the inviter could not be bound; the login continues. */
  onInviteFailure: (error: unknown) => void;
}

/**
 * Counts a login of an address.
 * @throws AppError RATE_LIMITED above the limit of the address
 */
export function countLogin(db: Db, { address, nowMs }: LoginContext): Promise<void> {
  return countAction(db, perAddress, address, nowMs);
}

/** Opens a session and stores its origin. */
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

/** Opens the session of a login, and then binds the inviter. */
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

/** Logs in with a one-time code and creates the account at the first login. */
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
 * Logs in with a code sent by e-mail and creates the account at the first login.
 * @throws AppError FORBIDDEN where e-mail is not offered, and the errors of the code
 */
export async function logInByEmail(
  deps: LoginDeps & { mail: MailProvider | null },
  { email, ...body }: Static<typeof LoginByEmailBody>,
  context: LoginContext
): Promise<Session> {
  if (deps.mail === null) throw new AppError('FORBIDDEN');
  return logInByCode(deps, { ...body, mobile: email.toLowerCase() }, context);
}

/**
 * Creates an account with a password.
 * @throws AppError VALIDATION for an invalid password, CONFLICT when the number has an account, which only the phone's
 * owner learns
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
  // The mini-program always sends its code; without WeChat login there is nothing to link.
  const weChatCode = deps.weChat?.methods.miniProgram ? body.weChatCode : undefined;
  const weChat = weChatCode === undefined ? null : await identifyWeChat(deps.weChat, 'miniProgram', weChatCode);
  return openAccount(deps, inviteCode, context, (open) =>
    withCode(deps, { mobile, purpose: 'register', code }, { ...context, captchaId }, async (tx) => {
      const account = await findOrCreateUser(tx, { mobile, agreedVersion, passwordHash }, nowMs);
      if (!account.isNew) throw new AppError('CONFLICT', { fields: { mobile: 'taken' } });
      // A WeChat user who is linked to another account of the user stays linked to it.
      if (weChat !== null && (await userOfWeChat(tx, weChat, nowMs)) === null) {
        await linkWeChat(tx, weChat, account.userId, nowMs);
      }
      return open(tx, account);
    })
  );
}

/** Returns the names with which the user can log in: the number, and user name and e-mail address where there are some. */
export function loginNamesOf(user: { mobile: string; user_name: string | null }, email: string | null): string[] {
  return [
    user.mobile,
    ...(user.user_name === null ? [] : [user.user_name.toLowerCase()]),
    ...(email === null ? [] : [email])
  ];
}

/**
 * Logs in with a password; the account is the mobile number, the e-mail address or the user name.
 * @throws AppError the errors of `checkPassword`
 */
export async function logInByPassword(
  { db, secret }: Pick<LoginDeps, 'db' | 'secret'>,
  body: Static<typeof LoginBody>,
  context: LoginContext
): Promise<Session> {
  const { nowMs } = context;
  const { password, captchaId, agreedVersion } = body;
  const account = body.account.trim().toLowerCase();
  const user = await findUserByAccount(db, account);
  const passwordHash = user?.password_hash ?? null;
  const origin = await originFor({ db, secret }, user?.id, context);
  // Counted under what was typed: one count for both names would reveal the number of a user name.
  await checkPassword(db, { account, origin, password, passwordHash, captchaId, needsCaptcha: true }, nowMs);
  if (user === undefined) throw new Error('An unknown account passed the password check');
  const session = await db.transaction().execute(async (tx) => {
    if (!(await lockPasswordHash(tx, user.id, passwordHash))) return null;
    if (agreedVersion !== undefined) await recordAgreement(tx, user.id, agreedVersion, nowMs);
    return { ...(await startSession(tx, secret, user.id, context)), isNew: false };
  });
  // A change meanwhile has logged out the devices that knew the old password: this one needs the new one.
  return session ?? logInByPassword({ db, secret }, body, context);
}

/** Ends the session of a token, if there is one. */
export async function logOut(db: Db, token: string | undefined): Promise<void> {
  if (token !== undefined) await closeSession(db, token);
}
