import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { countInWindow, deleteWindowsBefore, deleteWindowsOf } from './rateLimit.repository';

/** Longest window of any rule. */
const LONGEST_WINDOW_MS = DAY_MS;

export interface RateRule {
  /** Name of the counted action, such as `sendCode`. */
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * Counts an action of a key (such as an address). The count is in the database, so it holds over all processes and
 * restarts: for the few calls whose repetition costs money or guesses secrets.
 * @throws AppError RATE_LIMITED above the limit
 */
export async function countAction(db: Db | Tx, rule: RateRule, key: string, nowMs: number): Promise<void> {
  const window = await countInWindow(db, `${rule.name}:${key}`, nowMs, nowMs - rule.windowMs);
  if (window.count <= rule.limit) return;
  throw new AppError('RATE_LIMITED', {
    retryAfterSec: Math.ceil((window.started_at_ms + rule.windowMs - nowMs) / 1000)
  });
}

/** Deletes windows that no rule can count in any more. Idempotent. */
export async function purgeRateLimits(db: Db, nowMs: number): Promise<void> {
  await deleteWindowsBefore(db, nowMs - LONGEST_WINDOW_MS);
}

/** Deletes all counts of the given keys, such as a user's id and mobile number. */
export async function deleteRateLimits(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) await deleteWindowsOf(tx, key);
}
