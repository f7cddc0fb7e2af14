import { randomInt } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import type { LoginBody, LoginByMsgBody, Session } from '@contract/user';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../encrypt/serverSecret';
import { bindInviter } from '../invite/invite.service';
import { checkPassword } from './password.service';
import { countAction, type RateRule } from './rateWindow.service';
import { closeSession, openSession } from './session.service';
import { useCode } from './smsCode.service';
import { findUserByMobile, insertUser, saveAgreement } from './user.repository';

/** Without 0, 1, I, L, O: people read the code to each other. */
const INVITE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const INVITE_CODE_LENGTH = 8;

/** A guesser of passwords who changes the account with every try meets this one. */
const perAddress: RateRule = { name: 'login', limit: 100, windowMs: 10 * 60 * 1000 };

export interface LoginDeps {
  db: Db;
  secret: ServerSecret;
}

export interface LoginContext {
  address: string;
  nowMs: number;
  /** Hears why an inviter could not be bound; the login goes on. */
  onInviteFailure: (error: unknown) => void;
}

/** Logs in with a one-time code and creates the account at the first time. */
export async function logInByCode(
  { db, secret }: LoginDeps,
  body: Static<typeof LoginByMsgBody>,
  { address, nowMs, onInviteFailure }: LoginContext
): Promise<Session> {
  await countAction(db, perAddress, address, nowMs);
  const outcome = await db.transaction().execute(async (tx) => {
    const check = await useCode(tx, secret, body.mobile, body.code, nowMs);
    if (!check.isRight) return check;
    const { userId, isNew } = await findOrCreateUser(tx, body.mobile, body.agreedVersion, nowMs);
    return { isRight: true as const, userId, session: { ...(await openSession(tx, userId, nowMs)), isNew } };
  });
  if (!outcome.isRight) throw outcome.refusal;
  if (body.inviteCode !== undefined) await bindInviter(db, outcome.userId, body.inviteCode).catch(onInviteFailure);
  return outcome.session;
}

/** Logs in with a password; the account is the mobile number. */
export async function logInByPassword(
  { db }: LoginDeps,
  { account, password }: Static<typeof LoginBody>,
  { address, nowMs }: LoginContext
): Promise<Session> {
  await countAction(db, perAddress, address, nowMs);
  const user = await findUserByMobile(db, account);
  await checkPassword(db, account, password, user?.password_hash ?? null, nowMs);
  if (user === undefined) throw new Error('An unknown account passed the password check');
  return { ...(await openSession(db, user.id, nowMs)), isNew: false };
}

/** Ends the session of a token, if it is one. */
export async function logOut(db: Db, token: string | undefined): Promise<void> {
  if (token !== undefined) await closeSession(db, token);
}

async function findOrCreateUser(
  tx: Tx,
  mobile: string,
  agreedVersion: string,
  nowMs: number
): Promise<{ userId: string; isNew: boolean }> {
  for (;;) {
    const known = await findUserByMobile(tx, mobile);
    if (known !== undefined) {
      await saveAgreement(tx, known.id, agreedVersion, nowMs);
      return { userId: known.id, isNew: false };
    }
    const inviteCode = newInviteCode();
    const user = {
      id: newId(nowMs),
      mobile,
      nickname: `香友${inviteCode.slice(0, 4)}`,
      inviteCode,
      agreedVersion,
      nowMs
    };
    if (await insertUser(tx, user)) return { userId: user.id, isNew: true };
    // Somebody has this invite code already: draw another.
  }
}

function newInviteCode(): string {
  return Array.from({ length: INVITE_CODE_LENGTH }, () =>
    INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length))
  ).join('');
}
