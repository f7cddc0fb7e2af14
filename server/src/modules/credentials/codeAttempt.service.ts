import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import {
  countFailure,
  resetAttempts,
  requireAttemptAllowed,
  type Attempt,
  type AttemptCost,
  type AttemptLimits
} from './attempt.service';
import { originFor, sessionOrigin, type RequestOrigin, type Origin } from './knownOrigin.service';
import { findUserByMobile } from '../user/user.repository';

const LOCK_MS = 15 * MINUTE_MS;

const limits: AttemptLimits = {
  /** Tries are not given back by asking for another code, only by waiting until the last one is worthless. */
  perOrigin: {
    name: 'code',
    freeAttempts: 4,
    resetAfterMs: 10 * MINUTE_MS,
    firstWaitMs: LOCK_MS,
    longestWaitMs: LOCK_MS
  },
  perKey: { name: 'codeOf', freeAttempts: 20, resetAfterMs: 24 * HOUR_MS },
  perAddress: { name: 'codeFrom', freeAttempts: 50, resetAfterMs: HOUR_MS },
  puzzleAfter: { address: 5, key: 10 }
};

/** Who asks for a code or types one. */
export interface CodeRequestOrigin extends RequestOrigin {
  nowMs: number;
  /** A puzzle that was solved for this. */
  captchaId?: string | undefined;
  /** The person whose session asks for a code to a number; no puzzle comes before that. */
  memberId?: string | undefined;
}

interface CodeKey {
  mobile: string;
  purpose: string;
}

/** Where a code is asked for or typed, as far as the account of its number knows it; the person's own number is theirs. */
export async function originOfCode(
  db: Db | Tx,
  secret: ServerSecret,
  mobile: string,
  from: CodeRequestOrigin
): Promise<Origin> {
  const owner = await findUserByMobile(db, mobile);
  if (owner !== undefined && owner.id === from.memberId) return sessionOrigin(from.address);
  return originFor({ db, secret }, owner?.id, from);
}

/** Throws LOCKED after too many wrong codes, CAPTCHA_NEEDED when a puzzle has to be solved first. */
export async function requireCodeAttemptAllowed(
  tx: Tx,
  asked: CodeKey,
  origin: Origin,
  from: CodeRequestOrigin
): Promise<void> {
  await requireAttemptAllowed(tx, limits, attemptOf(asked, origin, from), from.nowMs);
}

/** Counts a wrong code. */
export function countWrongCode(tx: Tx, asked: CodeKey, origin: Origin, from: CodeRequestOrigin): Promise<AttemptCost> {
  return countFailure(tx, limits, attemptOf(asked, origin, from), from.nowMs);
}

/** The code was right: wrong ones of before are forgotten. */
export function resetCodeAttempts(tx: Tx, asked: CodeKey, origin: Origin, from: CodeRequestOrigin): Promise<void> {
  return resetAttempts(tx, limits, attemptOf(asked, origin, from));
}

function attemptOf({ mobile, purpose }: CodeKey, origin: Origin, { captchaId, memberId }: CodeRequestOrigin): Attempt {
  // Whoever asks for a code of their identity has come past a puzzle for that.
  const needsCaptcha = memberId === undefined && purpose !== 'identity';
  return { key: `${mobile}:${purpose}`, origin: origin, captchaId, needsCaptcha };
}
