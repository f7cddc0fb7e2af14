import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { passwordProblem } from '@rules/password';
import { takeSolvedCaptcha } from './captcha.service';
import { clearGuard, giveTryBack } from './tryGuard.repository';
import { countTry, digestOfKey, enterGuard, type GuardRule } from './tryGuard.service';

const HOUR_MS = 60 * 60 * 1000;
const perAccount: GuardRule = { name: 'password', freeTries: 4, forgetAfterMs: 24 * HOUR_MS };
/** A guesser who changes the account with every try meets this one; an office behind one address does not. */
const perAddress: GuardRule = { name: 'passwordFrom', freeTries: 50, forgetAfterMs: HOUR_MS };
/** After so many wrong ones a puzzle comes before each try. */
const TRIES_WITHOUT_CAPTCHA = 3;

/** Checked in place of a hash that is missing, so that an unknown account costs the same time as a wrong password. */
const nobodysHash = hash(randomBytes(32));

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Hashes a password that somebody chose. Throws VALIDATION with the rule that it breaks. */
export async function hashNewPassword(password: string, mobile: string): Promise<string> {
  const problem = passwordProblem(password, mobile);
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { password: problem } });
  return hashPassword(password);
}

export interface PasswordTry {
  /** What the tries are counted under, whether or not there is such an account. */
  account: string;
  address: string;
  password: string;
  passwordHash: string | null;
  /** A puzzle that was solved for this try. */
  captchaId: string | undefined;
  needsCaptcha: boolean;
}

/**
 * Throws LOCKED while account or address wait after wrong tries, CAPTCHA_NEEDED (not counted) when a puzzle has to be
 * solved first, PASSWORD_WRONG when the password is wrong or `passwordHash` is missing.
 */
export async function checkPassword(db: Db, attempt: PasswordTry, nowMs: number): Promise<void> {
  const { account, address, password, passwordHash } = attempt;
  const cost = await db.transaction().execute((tx) => count(tx, attempt, nowMs));
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  if (!isRight || passwordHash === null) throw new AppError('PASSWORD_WRONG', cost);
  await clearGuard(db, digestOfKey(perAccount, account));
  await giveTryBack(db, digestOfKey(perAddress, address));
}

/** Counts the try and says what it costs should it be wrong. */
async function count(
  tx: Tx,
  { account, address, captchaId, needsCaptcha }: PasswordTry,
  nowMs: number
): Promise<{ attemptsLeft: number; retryAfterSec?: number }> {
  const ofAddress = await enterGuard(tx, perAddress, address, nowMs);
  const ofAccount = await enterGuard(tx, perAccount, account, nowMs);
  if (needsCaptcha && ofAccount.wrongCount >= TRIES_WITHOUT_CAPTCHA && !(await takeSolvedCaptcha(tx, captchaId, nowMs)))
    throw new AppError('CAPTCHA_NEEDED');
  await countTry(tx, perAddress, address, ofAddress, nowMs);
  const lockMs = await countTry(tx, perAccount, account, ofAccount, nowMs);
  return {
    attemptsLeft: Math.max(0, perAccount.freeTries - ofAccount.wrongCount),
    ...(lockMs > 0 && { retryAfterSec: lockMs / 1000 })
  };
}

/** The owner has proven themself in another way: the account need not wait any longer. */
export function forgetWrongPasswords(db: Db, account: string): Promise<void> {
  return clearGuard(db, digestOfKey(perAccount, account));
}
