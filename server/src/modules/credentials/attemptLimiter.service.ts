import { MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findCounter, lockCounter, saveCounter } from './attemptLimiter.repository';
import { digestOf } from '../session/token';

const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** How many wrong tries are free, before each further one costs a wait that doubles. */
export interface AttemptRule {
  /** What is guarded; two rules never share a count. */
  name: string;
  freeAttempts: number;
  /** After so long without a try the count starts afresh. */
  resetAfterMs: number;
  /** The wait of the first try that is not free; a minute when not given. */
  firstWaitMs?: number;
  /** The longest wait; an hour when not given. */
  longestWaitMs?: number;
}

/** What a rule counts for: a key such as an account, or what one place has tried of it. */
export interface AttemptCounter {
  rule: AttemptRule;
  /** What the count is kept under. */
  digest: string;
}

/** All counts of one key begin with the same digest, so that they can be forgotten together. */
export function attemptCounter(rule: AttemptRule, key: string, originName?: string): AttemptCounter {
  const ofKey = digestOf(`${rule.name}:${key}`);
  return { rule, digest: originName === undefined ? ofKey : `${ofKey}.${digestOf(originName)}` };
}

/** Wrong tries that still count. Throws LOCKED while there is a wait. */
export async function failedAttempts(db: Db | Tx, { rule, digest }: AttemptCounter, nowMs: number): Promise<number> {
  return requireNoWait(rule, await findCounter(db, digest), nowMs);
}

/** The same, and nobody else counts for it until the transaction ends. */
export async function lockFailedAttempts(tx: Tx, { rule, digest }: AttemptCounter, nowMs: number): Promise<number> {
  return requireNoWait(rule, await lockCounter(tx, digest, nowMs), nowMs);
}

/** What a wrong try has come to. */
export interface RecordedFailure {
  /** With this one. */
  wrongCount: number;
  /** Until the next one. */
  waitMs: number;
}

/** Counts a try as wrong. */
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
  // Never longer than the rule says, also after the clock of the machine was put back.
  const waitMs = Math.min((row?.locked_until_ms ?? 0) - nowMs, rule.longestWaitMs ?? LONGEST_WAIT_MS);
  if (waitMs > 0) throw new AppError('LOCKED', { retryAfterSec: Math.ceil(waitMs / 1000) });
  return currentCount(rule, row, nowMs);
}

function currentCount(rule: AttemptRule, row: Row, nowMs: number): number {
  return row === undefined || nowMs - row.tried_at_ms > rule.resetAfterMs ? 0 : row.wrong_count;
}
