import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { takeSolvedCaptcha } from './captcha.service';
import { clearGuard, giveTryBack } from './tryGuard.repository';
import { countTry, digestOfKey, enterGuard, type GuardRule } from './tryGuard.service';

/** After so many wrong ones a puzzle comes before each try. */
const TRIES_WITHOUT_CAPTCHA = 3;

/** How often something may be guessed for one key, such as an account, and from one address over all keys. */
export interface GuessLimits {
  perKey: GuardRule;
  perAddress: GuardRule;
}

export interface Guess {
  /** What the tries are counted under, whether or not there is such a thing. */
  key: string;
  address: string;
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
 * Counts a try before it is judged. Throws LOCKED while key or address wait after wrong tries, CAPTCHA_NEEDED (not
 * counted) when a puzzle has to be solved first.
 */
export function countGuess(
  db: Db,
  { perKey, perAddress }: GuessLimits,
  { key, address, captchaId, needsCaptcha }: Guess,
  nowMs: number
): Promise<GuessCost> {
  return db.transaction().execute(async (tx) => {
    const ofAddress = await enterGuard(tx, perAddress, address, nowMs);
    const ofKey = await enterGuard(tx, perKey, key, nowMs);
    const isPuzzled = needsCaptcha && ofKey.wrongCount >= TRIES_WITHOUT_CAPTCHA;
    if (isPuzzled && !(await takeSolvedCaptcha(tx, captchaId, nowMs))) throw new AppError('CAPTCHA_NEEDED');
    await countTry(tx, perAddress, address, ofAddress, nowMs);
    const lockMs = await countTry(tx, perKey, key, ofKey, nowMs);
    return {
      attemptsLeft: Math.max(0, perKey.freeTries - ofKey.wrongCount),
      ...(lockMs > 0 && { retryAfterSec: lockMs / 1000 })
    };
  });
}

/** The try was right: the key has none against it any more, the address one less. */
export async function forgiveGuess(
  db: Db,
  { perKey, perAddress }: GuessLimits,
  { key, address }: Pick<Guess, 'key' | 'address'>
): Promise<void> {
  await forgetGuesses(db, perKey, key);
  await giveTryBack(db, digestOfKey(perAddress, address));
}

/** As if nobody had tried the key. */
export function forgetGuesses(db: Db, perKey: GuardRule, key: string): Promise<void> {
  return clearGuard(db, digestOfKey(perKey, key));
}
