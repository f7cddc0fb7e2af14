import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findFailures, insertFailure } from './verification.repository';

const MAX_FAILURES = 3;

/** Returns the end of the lockout in epoch ms: 24 h after the third failure within a day; null without a lockout. */
export async function lockedUntil(db: Db | Tx, userId: string, nowMs: number): Promise<number | null> {
  const failures = await findFailures(db, userId, MAX_FAILURES);
  const [last, , third] = failures;
  if (last === undefined || third === undefined || last - third >= DAY_MS) return null;
  const untilMs = last + DAY_MS;
  return untilMs > nowMs ? untilMs : null;
}

/** @throws AppError LOCKED with the seconds to wait, after three failures in a day */
export async function assertNotLocked(db: Db | Tx, userId: string, nowMs: number): Promise<void> {
  const untilMs = await lockedUntil(db, userId, nowMs);
  if (untilMs !== null) throw new AppError('LOCKED', { retryAfterSec: Math.ceil((untilMs - nowMs) / 1000) });
}

/** Records a failure: a wrong number, a number of another account, or documents that a reviewer rejected. */
export function recordFailure(db: Db | Tx, userId: string, nowMs: number): Promise<void> {
  return insertFailure(db, userId, nowMs);
}
