import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { takeSolvedCaptcha } from './captcha.service';
import type { Origin } from './knownOrigin.service';
import { clearCounters, clearCountersOf, refundAttempt } from './attemptLimiter.repository';
import {
  recordFailure,
  attemptCounter,
  lockFailedAttempts,
  failedAttempts,
  type AttemptCounter,
  type AttemptRule
} from './attemptLimiter.service';

/** How often something may be guessed. What a place tries counts for that place, so that it keeps nobody else out. */
export interface AttemptLimits {
  /** One key, such as an account, from one place. */
  perOrigin: AttemptRule;
  /** One key from all places that it does not know: whoever guesses from many of them meets this one. */
  perKey: AttemptRule;
  /** All keys from one address. */
  perAddress: AttemptRule;
  /** After so many wrong ones a puzzle comes before each try. */
  puzzleAfter: Partial<Record<Scope, number>>;
}

type Scope = 'address' | 'key' | 'origin';

export interface Attempt {
  /** What the tries are counted under, whether or not there is such a thing. */
  key: string;
  origin: Origin;
  /** A puzzle that was solved for this try. */
  captchaId: string | undefined;
  needsCaptcha: boolean;
}

/** What a try costs should it be wrong; the details of its refusal. */
export interface AttemptCost {
  attemptsLeft: number;
  retryAfterSec?: number;
}

/**
 * Counts a try before it is judged: a thousand at the same moment are a thousand. Throws LOCKED while there is a wait after
 * wrong tries, CAPTCHA_NEEDED (not counted) when a puzzle has to be solved first.
 */
export function countAttempt(db: Db, limits: AttemptLimits, guess: Attempt, nowMs: number): Promise<AttemptCost> {
  return db.transaction().execute(async (tx) => {
    await requireAttemptAllowed(tx, limits, guess, nowMs, lockFailedAttempts);
    return countFailure(tx, limits, guess, nowMs);
  });
}

/** Throws LOCKED and CAPTCHA_NEEDED as `countAttempt`, for a try that something else keeps apart from others at once. */
export async function requireAttemptAllowed(
  tx: Tx,
  limits: AttemptLimits,
  guess: Attempt,
  nowMs: number,
  read: typeof failedAttempts | typeof lockFailedAttempts = failedAttempts
): Promise<void> {
  let needsCaptcha = false;
  for (const [scope, counter] of countersOf(limits, guess)) {
    if ((await read(tx, counter, nowMs)) >= (limits.puzzleAfter[scope] ?? Infinity)) needsCaptcha = guess.needsCaptcha;
  }
  if (needsCaptcha && !(await takeSolvedCaptcha(tx, guess.captchaId, nowMs))) throw new AppError('CAPTCHA_NEEDED');
}

/** Counts a wrong try. */
export async function countFailure(tx: Tx, limits: AttemptLimits, guess: Attempt, nowMs: number): Promise<AttemptCost> {
  let attemptsLeft = 0;
  let longestWaitMs = 0;
  for (const [scope, counter] of countersOf(limits, guess)) {
    const { wrongCount, waitMs } = await recordFailure(tx, counter, nowMs);
    longestWaitMs = Math.max(longestWaitMs, waitMs);
    if (scope === 'origin') attemptsLeft = Math.max(0, counter.rule.freeAttempts + 1 - wrongCount);
  }
  return { attemptsLeft, ...(longestWaitMs > 0 && { retryAfterSec: longestWaitMs / 1000 }) };
}

/** The try was right: place and key have none against them any more, the address one less. */
export async function resetAttempts(
  db: Db | Tx,
  { perOrigin: perPlace, perKey, perAddress }: AttemptLimits,
  { key, origin }: Pick<Attempt, 'key' | 'origin'>
): Promise<void> {
  await clearCounters(db, [attemptCounter(perPlace, key, origin.name).digest, attemptCounter(perKey, key).digest]);
  if (origin.trust !== 'device') await refundAttempt(db, attemptCounter(perAddress, origin.address).digest);
}

/** As if nobody had tried the key, from wherever. */
export async function clearAttempts(
  db: Db | Tx,
  { perOrigin: perPlace, perKey }: AttemptLimits,
  key: string
): Promise<void> {
  await clearCountersOf(db, attemptCounter(perPlace, key).digest);
  await clearCountersOf(db, attemptCounter(perKey, key).digest);
}

/** What a try counts for; always in the same order, so that two never wait for each other. */
function countersOf(
  { perOrigin: perPlace, perKey, perAddress }: AttemptLimits,
  { key, origin }: Attempt
): [Scope, AttemptCounter][] {
  const counters: [Scope, AttemptCounter][] = [['origin', attemptCounter(perPlace, key, origin.name)]];
  if (origin.trust === 'none') counters.unshift(['key', attemptCounter(perKey, key)]);
  if (origin.trust !== 'device') counters.unshift(['address', attemptCounter(perAddress, origin.address)]);
  return counters;
}
