import type { Static } from '@sinclair/typebox';
import type { UpdatedPassword, UpdatePasswordBody } from '@contract/password';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { placeOfSession } from './knownPlace.service';
import { accountsOf, beginSession, countLogin, type LoginContext, type LoginDeps } from './login.service';
import { insertResetTicket, replacePasswordHash, savePasswordHash, takeResetTicket } from './passwordChange.repository';
import { checkPassword, forgetWrongPasswords, hashNewPassword } from './password.service';
import { endOtherSessions, sessionBegan } from './session.service';
import { withCode } from './smsCode.service';
import { digestOf, newToken } from './token';
import { findUserById, findUserByMobile } from './user.repository';

const TICKET_MS = 10 * 60 * 1000;
/** A first password needs no proof for so long after a login; later somebody else may hold the phone. */
const FRESH_LOGIN_MS = 30 * 60 * 1000;

type Updated = Static<typeof UpdatedPassword>;

/** What updatePassword takes in place of the old password. */
export interface IssuedTicket {
  ticket: string;
  expiresInSec: number;
}

/** A ticket for a new password, for who has proven to be the person. */
export async function issueResetTicket(tx: Tx, userId: string, nowMs: number): Promise<IssuedTicket> {
  const ticket = newToken();
  await insertResetTicket(tx, { digest: digestOf(ticket), userId, expiresAtMs: nowMs + TICKET_MS });
  return { ticket, expiresInSec: TICKET_MS / 1000 };
}

/**
 * Answers a ticket for a new password to who has the code of the number. Throws NOT_FOUND when the number has no account,
 * which only its owner learns: the code is judged first.
 */
export async function checkResetCode(
  deps: LoginDeps,
  { mobile, code, captchaId }: { mobile: string; code: string; captchaId?: string | undefined },
  context: LoginContext
): Promise<IssuedTicket> {
  const { nowMs } = context;
  await countLogin(deps.db, context);
  return withCode(deps, { mobile, purpose: 'reset', code }, { ...context, captchaId }, async (tx) => {
    const user = await findUserByMobile(tx, mobile);
    if (user === undefined) throw new AppError('NOT_FOUND');
    return issueResetTicket(tx, user.id, nowMs);
  });
}

/** Sets a password; every other device is logged out. See the contract for the three ways and their refusals. */
export async function updatePassword(
  { db, secret }: Pick<LoginDeps, 'db' | 'secret'>,
  { password, oldPassword, ticket }: Static<typeof UpdatePasswordBody>,
  person: { id: string; token: string } | null,
  context: LoginContext
): Promise<Updated> {
  if (ticket !== undefined) return resetPassword({ db, secret }, password, ticket, context);
  if (person === null) throw new AppError('UNAUTHORIZED');
  const user = await requireUser(db, person.id);
  await proveOwner(db, user, person.token, oldPassword, context);
  const passwordHash = await hashNewPassword(password, user.mobile);
  const endedSessions = await db.transaction().execute(async (tx) => {
    // What was proven is what stands: of two who change it at once, one has to prove it anew.
    const isSame = await replacePasswordHash(
      tx,
      user.id,
      { from: user.password_hash, to: passwordHash },
      context.nowMs
    );
    if (!isSame) throw new AppError('VALIDATION', { fields: { oldPassword: 'required' } });
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
    const userId = await takeResetTicket(tx, digestOf(ticket), nowMs);
    const user = userId === null ? undefined : await findUserById(tx, userId);
    if (user === undefined) throw new AppError('TICKET_EXPIRED');
    // A password that may not be one rolls back: the ticket stays good for a better one.
    await savePasswordHash(tx, user.id, await hashNewPassword(password, user.mobile), nowMs);
    const endedSessions = await endOtherSessions(tx, user.id, undefined, nowMs);
    const session = { ...(await beginSession(tx, secret, user.id, context)), isNew: false };
    return { accounts: accountsOf(user), session, endedSessions };
  });
  for (const account of updated.accounts) await forgetWrongPasswords(db, account);
  return { session: updated.session, endedSessions: updated.endedSessions };
}

/** The old password where there is one, else a login that is not long ago. */
async function proveOwner(
  db: Db,
  { mobile, password_hash: passwordHash }: { mobile: string; password_hash: string | null },
  token: string,
  oldPassword: string | undefined,
  { address, nowMs }: LoginContext
): Promise<void> {
  if (passwordHash === null) {
    const beganMs = await sessionBegan(db, token, nowMs);
    if (beganMs === null || nowMs - beganMs > FRESH_LOGIN_MS) throw new AppError('FORBIDDEN', { needs: 'login' });
    return;
  }
  if (oldPassword === undefined) throw new AppError('VALIDATION', { fields: { oldPassword: 'required' } });
  const attempt = { account: mobile, place: placeOfSession(address), password: oldPassword, passwordHash };
  await checkPassword(db, { ...attempt, captchaId: undefined, needsCaptcha: false }, nowMs);
}

async function requireUser(db: Db, id: string) {
  const user = await findUserById(db, id);
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  return user;
}
