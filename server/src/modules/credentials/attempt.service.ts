import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { clearCounters, clearCountersOf, refundAttempt } from './attemptLimiter.repository';
import {
  type AttemptCounter,
  attemptCounter,
  type AttemptRule,
  failedAttempts,
  lockFailedAttempts,
  recordFailure
} from './attemptLimiter.service';
import { takeSolvedCaptcha } from './captcha.service';
import type { Origin } from './knownOrigin.service';

/** Limits for guessing. Attempts from an origin count for that origin, so that they lock no one else out. */
export interface AttemptLimits {
  /** One key, such as an account, from one origin. */
  perOrigin: AttemptRule;
  /** One key from all unknown origins: limits guessing from many of them. */
  perKey: AttemptRule;
  /** All keys from one address. */
  perAddress: AttemptRule;
  /** Number of wrong attempts after which each attempt needs a captcha. */
  captchaAfter: Partial<Record<Scope, number>>;
}

type Scope = 'address' | 'key' | 'origin';

export interface Attempt {
  /** Key under which attempts are counted, whether or not it exists. */
  key: string;
  origin: Origin;
  /** Captcha solved for this attempt. */
  captchaId: string | undefined;
  needsCaptcha: boolean;
}

/** Details of the error if the attempt is wrong. */
export interface AttemptCost {
  attemptsLeft: number;
  retryAfterSec?: number;
}

/**
 * Counts an attempt before it is checked, so that parallel attempts are all counted.
 * @throws AppError LOCKED during the wait after wrong attempts, CAPTCHA_NEEDED (not counted) when a captcha must be
 * solved first
 */
export function countAttempt(db: Db, limits: AttemptLimits, attempt: Attempt, nowMs: number): Promise<AttemptCost> {
  return db.transaction().execute(async (tx) => {
    await requireAttemptAllowed(tx, limits, attempt, nowMs, lockFailedAttempts);
    return countFailure(tx, limits, attempt, nowMs);
  });
}

/**
 * Checks whether an attempt is allowed, for attempts that are serialized in another way.
 * @throws AppError LOCKED and CAPTCHA_NEEDED like `countAttempt`
 */
export async function requireAttemptAllowed(
  tx: Tx,
  limits: AttemptLimits,
  attempt: Attempt,
  nowMs: number,
  read: typeof failedAttempts | typeof lockFailedAttempts = failedAttempts
): Promise<void> {
  let needsCaptcha = false;
  for (const [scope, counter] of countersOf(limits, attempt)) {
    if ((await read(tx, counter, nowMs)) >= (limits.captchaAfter[scope] ?? Infinity))
      needsCaptcha = attempt.needsCaptcha;
  }
  if (needsCaptcha && !(await takeSolvedCaptcha(tx, attempt.captchaId, nowMs))) throw new AppError('CAPTCHA_NEEDED');
}

/** Counts a wrong attempt. */
export async function countFailure(
  tx: Tx,
  limits: AttemptLimits,
  attempt: Attempt,
  nowMs: number
): Promise<AttemptCost> {
  let attemptsLeft = 0;
  let longestWaitMs = 0;
  for (const [scope, counter] of countersOf(limits, attempt)) {
    const { wrongCount, waitMs } = await recordFailure(tx, counter, nowMs);
    longestWaitMs = Math.max(longestWaitMs, waitMs);
    if (scope === 'origin') attemptsLeft = Math.max(0, counter.rule.freeAttempts + 1 - wrongCount);
  }
  return { attemptsLeft, ...(longestWaitMs > 0 && { retryAfterSec: longestWaitMs / 1000 }) };
}

/** Clears the wrong attempts of origin and key after a right one, and decreases those of the address. */
export async function resetAttempts(
  db: Db | Tx,
  { perOrigin, perKey, perAddress }: AttemptLimits,
  { key, origin }: Pick<Attempt, 'key' | 'origin'>
): Promise<void> {
  await clearCounters(db, [attemptCounter(perOrigin, key, origin.name).digest, attemptCounter(perKey, key).digest]);
  if (origin.trust !== 'device') await refundAttempt(db, attemptCounter(perAddress, origin.address).digest);
}

/** Clears all wrong attempts at a key, from any origin. */
export async function clearAttempts(db: Db | Tx, { perOrigin, perKey }: AttemptLimits, key: string): Promise<void> {
  await clearCountersOf(db, attemptCounter(perOrigin, key).digest);
  await clearCountersOf(db, attemptCounter(perKey, key).digest);
}

/** Returns the counters of an attempt; always in the same order, so that two transactions cannot deadlock. */
function countersOf(
  { perOrigin, perKey, perAddress }: AttemptLimits,
  { key, origin }: Attempt
): [Scope, AttemptCounter][] {
  const counters: [Scope, AttemptCounter][] = [['origin', attemptCounter(perOrigin, key, origin.name)]];
  if (origin.trust === 'none') counters.unshift(['key', attemptCounter(perKey, key)]);
  if (origin.trust !== 'device') counters.unshift(['address', attemptCounter(perAddress, origin.address)]);
  return counters;
}
