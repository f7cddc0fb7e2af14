import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { findUserByAddress } from '../user/userEmail.service';
import {
  type Attempt,
  type AttemptCost,
  type AttemptLimits,
  countFailure,
  requireAttemptAllowed,
  resetAttempts
} from './attempt.service';
import { type Origin, originFor, type RequestOrigin, sessionOrigin } from './knownOrigin.service';

const LOCK_MS = 15 * MINUTE_MS;

const limits: AttemptLimits = {
  /** A new code does not restore attempts; only the expiry of the last one does. */
  perOrigin: {
    name: 'code',
    freeAttempts: 4,
    resetAfterMs: 10 * MINUTE_MS,
    firstWaitMs: LOCK_MS,
    longestWaitMs: LOCK_MS
  },
  perKey: { name: 'codeOf', freeAttempts: 20, resetAfterMs: DAY_MS },
  perAddress: { name: 'codeFrom', freeAttempts: 50, resetAfterMs: HOUR_MS },
  captchaAfter: { address: 5, key: 10 }
};

/** Origin of a request for a code, or of a typed code. */
export interface CodeRequestOrigin extends RequestOrigin {
  nowMs: number;
  /** Captcha solved for this request. */
  captchaId?: string | undefined;
  /** User whose session requests a code for a number; needs no captcha. */
  memberId?: string | undefined;
}

interface CodeKey {
  mobile: string;
  purpose: string;
}

/** Returns the origin as known to the account of the number; a user's own number counts as theirs. */
export async function originOfCode(
  db: Db | Tx,
  secret: ServerSecret,
  mobile: string,
  from: CodeRequestOrigin
): Promise<Origin> {
  const owner = await findUserByAddress(db, mobile);
  if (owner !== undefined && owner.id === from.memberId) return sessionOrigin(from.address);
  return originFor({ db, secret }, owner?.id, from);
}

/**
 * Checks whether a code may be requested or typed.
 * @throws AppError LOCKED after too many wrong codes, CAPTCHA_NEEDED when a captcha must be solved first
 */
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

/** Clears the wrong codes after a right one. */
export function resetCodeAttempts(tx: Tx, asked: CodeKey, origin: Origin, from: CodeRequestOrigin): Promise<void> {
  return resetAttempts(tx, limits, attemptOf(asked, origin, from));
}

function attemptOf({ mobile, purpose }: CodeKey, origin: Origin, { captchaId, memberId }: CodeRequestOrigin): Attempt {
  // A request for an identity code has passed a captcha before.
  const needsCaptcha = memberId === undefined && purpose !== 'identity';
  return { key: `${mobile}:${purpose}`, origin: origin, captchaId, needsCaptcha };
}
