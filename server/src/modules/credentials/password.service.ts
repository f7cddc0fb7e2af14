import { DAY_MS, HOUR_MS } from '@rules/duration';
import { passwordProblem } from '@rules/password';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Attempt, type AttemptLimits, clearAttempts, countAttempt, resetAttempts } from './attempt.service';
import { hashPassword, isPassword } from './passwordCheck';

const limits: AttemptLimits = {
  perOrigin: { name: 'password', freeAttempts: 4, resetAfterMs: DAY_MS },
  /** Few enough that a password withstands years. */
  perKey: { name: 'passwordOf', freeAttempts: 100, resetAfterMs: DAY_MS },
  /** Limits an attacker who changes the account with every attempt; an office behind one address is not affected. */
  perAddress: { name: 'passwordFrom', freeAttempts: 50, resetAfterMs: HOUR_MS },
  captchaAfter: { origin: 3, key: 10 }
};

/**
 * Hashes a new password.
 * @throws AppError VALIDATION with the broken rule
 */
export async function hashNewPassword(password: string, mobile: string): Promise<string> {
  const problem = passwordProblem(password, mobile);
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { password: problem } });
  return hashPassword(password);
}

export interface PasswordAttempt extends Omit<Attempt, 'key'> {
  /** Key under which attempts are counted, whether or not the account exists. */
  account: string;
  password: string;
  passwordHash: string | null;
}

/**
 * Verifies a password.
 * @throws AppError LOCKED while origin, account or address wait after wrong attempts, CAPTCHA_NEEDED (not counted) when
 * a captcha must be solved first, PASSWORD_WRONG when the password is wrong or `passwordHash` is missing
 */
export async function checkPassword(
  db: Db,
  { account, password, passwordHash, ...attempt }: PasswordAttempt,
  nowMs: number
): Promise<void> {
  const keyed = { ...attempt, key: account };
  const cost = await countAttempt(db, limits, keyed, nowMs);
  if (!(await isPassword(passwordHash, password))) throw new AppError('PASSWORD_WRONG', { ...cost });
  await resetAttempts(db, limits, keyed);
}

/** Clears the wrong attempts after the owner was verified in another way. */
export function clearPasswordAttempts(db: Db, account: string): Promise<void> {
  return clearAttempts(db, limits, account);
}
