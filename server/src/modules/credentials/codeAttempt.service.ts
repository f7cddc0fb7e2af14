import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import {
  countWrongGuess,
  forgiveGuess,
  refuseGuess,
  type Guess,
  type GuessCost,
  type GuessLimits
} from './guess.service';
import { placeFor, placeOfSession, type Origin, type Place } from './knownPlace.service';
import { findUserByMobile } from './user.repository';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LOCK_MS = 15 * MINUTE_MS;

const limits: GuessLimits = {
  /** Tries are not given back by asking for another code, only by waiting until the last one is worthless. */
  perPlace: {
    name: 'code',
    freeTries: 4,
    forgetAfterMs: 10 * MINUTE_MS,
    firstWaitMs: LOCK_MS,
    longestWaitMs: LOCK_MS
  },
  perKey: { name: 'codeOf', freeTries: 20, forgetAfterMs: 24 * HOUR_MS },
  perAddress: { name: 'codeFrom', freeTries: 50, forgetAfterMs: HOUR_MS },
  puzzleAfter: { address: 5, key: 10 }
};

/** Who asks for a code or types one. */
export interface CodeFrom extends Origin {
  nowMs: number;
  /** A puzzle that was solved for this. */
  captchaId?: string | undefined;
  /** The person whose session asks for a code to a number; no puzzle comes before that. */
  memberId?: string | undefined;
}

interface AskedCode {
  mobile: string;
  purpose: string;
}

/** Where a code is asked for or typed, as far as the account of its number knows it; the person's own number is theirs. */
export async function placeOfCode(db: Db | Tx, secret: ServerSecret, mobile: string, from: CodeFrom): Promise<Place> {
  const owner = await findUserByMobile(db, mobile);
  if (owner !== undefined && owner.id === from.memberId) return placeOfSession(from.address);
  return placeFor({ db, secret }, owner?.id, from);
}

/** Throws LOCKED after too many wrong codes, CAPTCHA_NEEDED when a puzzle has to be solved first. */
export async function refuseCode(tx: Tx, asked: AskedCode, place: Place, from: CodeFrom): Promise<void> {
  await refuseGuess(tx, limits, guessOf(asked, place, from), from.nowMs);
}

/** Counts a wrong code. */
export function countWrongCode(tx: Tx, asked: AskedCode, place: Place, from: CodeFrom): Promise<GuessCost> {
  return countWrongGuess(tx, limits, guessOf(asked, place, from), from.nowMs);
}

/** The code was right: wrong ones of before are forgotten. */
export function forgiveWrongCodes(tx: Tx, asked: AskedCode, place: Place, from: CodeFrom): Promise<void> {
  return forgiveGuess(tx, limits, guessOf(asked, place, from));
}

function guessOf({ mobile, purpose }: AskedCode, place: Place, { captchaId, memberId }: CodeFrom): Guess {
  // Whoever asks for a code of their identity has come past a puzzle for that.
  const needsCaptcha = memberId === undefined && purpose !== 'identity';
  return { key: `${mobile}:${purpose}`, place, captchaId, needsCaptcha };
}
