import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { digestOf } from '../session/token';
import { findCounter, lockCounter, saveCounter } from './attemptLimiter.repository';

const LONGEST_WAIT_MS = HOUR_MS;

/** Number of free wrong attempts, before each further one causes a wait that doubles. */
export interface AttemptRule {
  /** Name of what is protected; two rules never share a counter. */
  name: string;
  freeAttempts: number;
  /** Time without an attempt after which the count restarts. */
  resetAfterMs: number;
  /** Wait after the first attempt that is not free; default: a minute. */
  firstWaitMs?: number;
  /** Maximum wait; default: an hour. */
  longestWaitMs?: number;
}

/** Counter of a rule: for a key such as an account, or for the attempts of one origin at it. */
export interface AttemptCounter {
  rule: AttemptRule;
  /** Digest under which the count is stored. */
  digest: string;
}

/** Returns a counter. All counters of one key begin with the same digest, so that they can be cleared together. */
export function attemptCounter(rule: AttemptRule, key: string, originName?: string): AttemptCounter {
  const ofKey = digestOf(`${rule.name}:${key}`);
  return { rule, digest: originName === undefined ? ofKey : `${ofKey}.${digestOf(originName)}` };
}

/**
 * Returns the number of wrong attempts that still count.
 * @throws AppError LOCKED during a wait
 */
export async function failedAttempts(db: Db | Tx, { rule, digest }: AttemptCounter, nowMs: number): Promise<number> {
  return requireNoWait(rule, await findCounter(db, digest), nowMs);
}

/**
 * Variant of `failedAttempts` that locks the counter until the transaction ends.
 * @throws AppError LOCKED during a wait
 */
export async function lockFailedAttempts(tx: Tx, { rule, digest }: AttemptCounter, nowMs: number): Promise<number> {
  return requireNoWait(rule, await lockCounter(tx, digest, nowMs), nowMs);
}

/** Result of a counted wrong attempt. */
export interface RecordedFailure {
  /** Including this one. */
  wrongCount: number;
  /** Until the next attempt. */
  waitMs: number;
}

/** Counts a wrong attempt. */
export async function recordFailure(tx: Tx, { rule, digest }: AttemptCounter, nowMs: number): Promise<RecordedFailure> {
  const wrongCount = currentCount(rule, await lockCounter(tx, digest, nowMs), nowMs) + 1;
  const excess = wrongCount - rule.freeAttempts;
  const { firstWaitMs = MINUTE_MS, longestWaitMs = LONGEST_WAIT_MS } = rule;
  const waitMs = excess <= 0 ? 0 : Math.min(firstWaitMs * 2 ** (excess - 1), longestWaitMs);
  await saveCounter(tx, digest, {
    wrongCount,
    triedAtMs: nowMs,
    lockedUntilMs: waitMs === 0 ? 0 : nowMs + waitMs
  });
  return { wrongCount, waitMs };
}

type Row = Awaited<ReturnType<typeof findCounter>>;

function requireNoWait(rule: AttemptRule, row: Row, nowMs: number): number {
  // Never longer than the rule, also after the clock was set back.
  const waitMs = Math.min((row?.locked_until_ms ?? 0) - nowMs, rule.longestWaitMs ?? LONGEST_WAIT_MS);
  if (waitMs > 0) throw new AppError('LOCKED', { retryAfterSec: Math.ceil(waitMs / 1000) });
  return currentCount(rule, row, nowMs);
}

function currentCount(rule: AttemptRule, row: Row, nowMs: number): number {
  return row === undefined || nowMs - row.tried_at_ms > rule.resetAfterMs ? 0 : row.wrong_count;
}
