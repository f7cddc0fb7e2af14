import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { takeSolvedCaptcha } from './captcha.service';
import type { Place } from './knownPlace.service';
import { clearGuards, clearGuardsOf, giveTryBack } from './tryGuard.repository';
import { countTry, guarded, lockTries, wrongTries, type Guarded, type GuardRule } from './tryGuard.service';

/** How often something may be guessed. What a place tries counts for that place, so that it keeps nobody else out. */
export interface GuessLimits {
  /** One key, such as an account, from one place. */
  perPlace: GuardRule;
  /** One key from all places that it does not know: whoever guesses from many of them meets this one. */
  perKey: GuardRule;
  /** All keys from one address. */
  perAddress: GuardRule;
  /** After so many wrong ones a puzzle comes before each try. */
  puzzleAfter: Partial<Record<Scope, number>>;
}

type Scope = 'address' | 'key' | 'place';

export interface Guess {
  /** What the tries are counted under, whether or not there is such a thing. */
  key: string;
  place: Place;
  /** A puzzle that was solved for this try. */
  captchaId: string | undefined;
  needsCaptcha: boolean;
}

/** What a try costs should it be wrong; the details of its refusal. */
export interface GuessCost {
  attemptsLeft: number;
  retryAfterSec?: number;
}

/**
 * Counts a try before it is judged: a thousand at the same moment are a thousand. Throws LOCKED while there is a wait after
 * wrong tries, CAPTCHA_NEEDED (not counted) when a puzzle has to be solved first.
 */
export function countGuess(db: Db, limits: GuessLimits, guess: Guess, nowMs: number): Promise<GuessCost> {
  return db.transaction().execute(async (tx) => {
    await refuseGuess(tx, limits, guess, nowMs, lockTries);
    return countWrongGuess(tx, limits, guess, nowMs);
  });
}

/** Throws LOCKED and CAPTCHA_NEEDED as `countGuess`, for a try that something else keeps apart from others at once. */
export async function refuseGuess(
  tx: Tx,
  limits: GuessLimits,
  guess: Guess,
  nowMs: number,
  read: typeof wrongTries | typeof lockTries = wrongTries
): Promise<void> {
  let needsCaptcha = false;
  for (const [scope, guard] of guardsOf(limits, guess)) {
    if ((await read(tx, guard, nowMs)) >= (limits.puzzleAfter[scope] ?? Infinity)) needsCaptcha = guess.needsCaptcha;
  }
  if (needsCaptcha && !(await takeSolvedCaptcha(tx, guess.captchaId, nowMs))) throw new AppError('CAPTCHA_NEEDED');
}

/** Counts a wrong try. */
export async function countWrongGuess(tx: Tx, limits: GuessLimits, guess: Guess, nowMs: number): Promise<GuessCost> {
  let attemptsLeft = 0;
  let longestWaitMs = 0;
  for (const [scope, guard] of guardsOf(limits, guess)) {
    const { wrongCount, waitMs } = await countTry(tx, guard, nowMs);
    longestWaitMs = Math.max(longestWaitMs, waitMs);
    if (scope === 'place') attemptsLeft = Math.max(0, guard.rule.freeTries + 1 - wrongCount);
  }
  return { attemptsLeft, ...(longestWaitMs > 0 && { retryAfterSec: longestWaitMs / 1000 }) };
}

/** The try was right: place and key have none against them any more, the address one less. */
export async function forgiveGuess(
  db: Db | Tx,
  { perPlace, perKey, perAddress }: GuessLimits,
  { key, place }: Pick<Guess, 'key' | 'place'>
): Promise<void> {
  await clearGuards(db, [guarded(perPlace, key, place.name).digest, guarded(perKey, key).digest]);
  if (place.trust !== 'device') await giveTryBack(db, guarded(perAddress, place.address).digest);
}

/** As if nobody had tried the key, from wherever. */
export async function forgetGuesses(db: Db | Tx, { perPlace, perKey }: GuessLimits, key: string): Promise<void> {
  await clearGuardsOf(db, guarded(perPlace, key).digest);
  await clearGuardsOf(db, guarded(perKey, key).digest);
}

/** What a try counts for; always in the same order, so that two never wait for each other. */
function guardsOf({ perPlace, perKey, perAddress }: GuessLimits, { key, place }: Guess): [Scope, Guarded][] {
  const guards: [Scope, Guarded][] = [['place', guarded(perPlace, key, place.name)]];
  if (place.trust === 'none') guards.unshift(['key', guarded(perKey, key)]);
  if (place.trust !== 'device') guards.unshift(['address', guarded(perAddress, place.address)]);
  return guards;
}
