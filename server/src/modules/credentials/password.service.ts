import { HOUR_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { passwordProblem } from '@rules/password';
import { countAttempt, clearAttempts, resetAttempts, type Attempt, type AttemptLimits } from './attempt.service';
import { hashPassword, isPassword } from './passwordCheck';

const limits: AttemptLimits = {
  perOrigin: { name: 'password', freeAttempts: 4, resetAfterMs: 24 * HOUR_MS },
  /** Few enough that a password holds out for years. */
  perKey: { name: 'passwordOf', freeAttempts: 100, resetAfterMs: 24 * HOUR_MS },
  /** A guesser who changes the account with every try meets this one; an office behind one address does not. */
  perAddress: { name: 'passwordFrom', freeAttempts: 50, resetAfterMs: HOUR_MS },
  puzzleAfter: { origin: 3, key: 10 }
};

/** Hashes a password that somebody chose. Throws VALIDATION with the rule that it breaks. */
export async function hashNewPassword(password: string, mobile: string): Promise<string> {
  const problem = passwordProblem(password, mobile);
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { password: problem } });
  return hashPassword(password);
}

export interface PasswordAttempt extends Omit<Attempt, 'key'> {
  /** What the tries are counted under, whether or not there is such an account. */
  account: string;
  password: string;
  passwordHash: string | null;
}

/**
 * Throws LOCKED while place, account or address wait after wrong tries, CAPTCHA_NEEDED (not counted) when a puzzle has to be
 * solved first, PASSWORD_WRONG when the password is wrong or `passwordHash` is missing.
 */
export async function checkPassword(
  db: Db,
  { account, password, passwordHash, ...attempt }: PasswordAttempt,
  nowMs: number
): Promise<void> {
  const guess = { ...attempt, key: account };
  const cost = await countAttempt(db, limits, guess, nowMs);
  if (!(await isPassword(passwordHash, password))) throw new AppError('PASSWORD_WRONG', { ...cost });
  await resetAttempts(db, limits, guess);
}

/** The owner has proven themself in another way: the account need not wait any longer. */
export function clearPasswordAttempts(db: Db, account: string): Promise<void> {
  return clearAttempts(db, limits, account);
}
