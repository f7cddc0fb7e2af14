import type { Static } from '@sinclair/typebox';
import type { UpdatedPassword, UpdatePasswordBody } from '@contract/password';
import { MINUTE_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { MailProvider } from '../../providers/mail';
import { sessionOrigin } from '../credentials/knownOrigin.service';
import { checkPassword, clearPasswordAttempts, hashNewPassword } from '../credentials/password.service';
import {
  endResetTickets,
  type IssuedTicket,
  issueResetTicket,
  takeResetTicket
} from '../credentials/resetTicket.service';
import { withCode } from '../credentials/smsCode.service';
import { endOtherSessions, sessionStartedAtMs } from '../session/session.service';
import { findUserById, replacePasswordHash, savePasswordHash } from '../user/user.repository';
import { emailOf, getUser } from '../user/user.service';
import { findUserByAddress } from '../user/userEmail.service';
import { countLogin, type LoginContext, type LoginDeps, loginNamesOf, startSession } from './login.service';

/** Time after a login in which a first password needs no further proof; later another person may hold the phone. */
const FRESH_LOGIN_MS = 30 * MINUTE_MS;

type Updated = Static<typeof UpdatedPassword>;

/**
 * Returns a ticket for a new password for the code of the number, or of the e-mail address in lower case.
 * @throws AppError NOT_FOUND when it has no account, which only its owner learns, because the code is checked first
 */
export async function checkResetCode(
  deps: LoginDeps,
  { mobile, code, captchaId }: { mobile: string; code: string; captchaId?: string | undefined },
  context: LoginContext
): Promise<IssuedTicket> {
  const { nowMs } = context;
  await countLogin(deps.db, context);
  return withCode(deps, { mobile, purpose: 'reset', code }, { ...context, captchaId }, async (tx) => {
    const user = await findUserByAddress(tx, mobile);
    if (user === undefined) throw new AppError('NOT_FOUND');
    return issueResetTicket(tx, user.id, nowMs);
  });
}

/**
 * Returns a ticket for a new password for a code sent by e-mail.
 * @throws AppError FORBIDDEN where e-mail is not offered, and the errors of `checkResetCode`
 */
export async function checkEmailResetCode(
  deps: LoginDeps & { mail: MailProvider | null },
  { email, ...proof }: { email: string; code: string; captchaId?: string | undefined },
  context: LoginContext
): Promise<IssuedTicket> {
  if (deps.mail === null) throw new AppError('FORBIDDEN');
  return checkResetCode(deps, { ...proof, mobile: email.toLowerCase() }, context);
}

/**
 * Sets a password and logs all other devices out. The contract describes the three methods and their errors.
 * @throws AppError UNAUTHORIZED without a session or ticket
 */
export async function updatePassword(
  { db, secret }: Pick<LoginDeps, 'db' | 'secret'>,
  { password, oldPassword, ticket }: Static<typeof UpdatePasswordBody>,
  person: { id: string; token: string } | null,
  context: LoginContext
): Promise<Updated> {
  if (ticket !== undefined) return resetPassword({ db, secret }, password, ticket, context);
  if (person === null) throw new AppError('UNAUTHORIZED');
  const user = await getUser(db, person.id);
  await proveOwner(db, user, person.token, oldPassword, context);
  const passwordHash = await hashNewPassword(password, user.mobile);
  const endedSessions = await db.transaction().execute(async (tx) => {
    // The verified password must still be the current one: of two parallel changes one has to be verified again.
    const isSame = await replacePasswordHash(
      tx,
      user.id,
      { from: user.password_hash, to: passwordHash },
      context.nowMs
    );
    if (!isSame) throw new AppError('VALIDATION', { fields: { oldPassword: 'required' } });
    await endResetTickets(tx, user.id);
    return endOtherSessions(tx, user.id, person.token, context.nowMs);
  });
  return { session: null, endedSessions };
}

async function resetPassword(
  { db, secret }: Pick<LoginDeps, 'db' | 'secret'>,
  password: string,
  ticket: string,
  context: LoginContext
): Promise<Updated> {
  const { nowMs } = context;
  const updated = await db.transaction().execute(async (tx) => {
    const userId = await takeResetTicket(tx, ticket, nowMs);
    const user = userId === null ? undefined : await findUserById(tx, userId);
    if (user === undefined) throw new AppError('TICKET_EXPIRED');
    // An invalid password rolls back, so the ticket stays valid.
    await savePasswordHash(tx, user.id, await hashNewPassword(password, user.mobile), nowMs);
    await endResetTickets(tx, user.id);
    const endedSessions = await endOtherSessions(tx, user.id, undefined, nowMs);
    const session = { ...(await startSession(tx, secret, user.id, context)), isNew: false };
    return { accounts: loginNamesOf(user, await emailOf(tx, user.id)), session, endedSessions };
  });
  for (const account of updated.accounts) await clearPasswordAttempts(db, account);
  return { session: updated.session, endedSessions: updated.endedSessions };
}

/** Verifies the old password, or without one a recent login. */
async function proveOwner(
  db: Db,
  { mobile, password_hash: passwordHash }: { mobile: string; password_hash: string | null },
  token: string,
  oldPassword: string | undefined,
  { address, nowMs }: LoginContext
): Promise<void> {
  if (passwordHash === null) {
    const beganMs = await sessionStartedAtMs(db, token, nowMs);
    if (beganMs === null || nowMs - beganMs > FRESH_LOGIN_MS) throw new AppError('FORBIDDEN', { needs: 'login' });
    return;
  }
  if (oldPassword === undefined) throw new AppError('VALIDATION', { fields: { oldPassword: 'required' } });
  const attempt = { account: mobile, origin: sessionOrigin(address), password: oldPassword, passwordHash };
  await checkPassword(db, { ...attempt, captchaId: undefined, needsCaptcha: false }, nowMs);
}
