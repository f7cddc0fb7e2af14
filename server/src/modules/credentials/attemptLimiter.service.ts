import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findGuard, lockGuard, saveGuard } from './tryGuard.repository';
import { digestOf } from './token';

const MINUTE_MS = 60 * 1000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** How many wrong tries are free, before each further one costs a wait that doubles. */
export interface GuardRule {
  /** What is guarded; two rules never share a count. */
  name: string;
  freeTries: number;
  /** After so long without a try the count starts afresh. */
  forgetAfterMs: number;
  /** The wait of the first try that is not free; a minute when not given. */
  firstWaitMs?: number;
  /** The longest wait; an hour when not given. */
  longestWaitMs?: number;
}

/** What a rule counts for: a key such as an account, or what one place has tried of it. */
export interface Guarded {
  rule: GuardRule;
  /** What the count is kept under. */
  digest: string;
}

/** All counts of one key begin with the same digest, so that they can be forgotten together. */
export function guarded(rule: GuardRule, key: string, place?: string): Guarded {
  const ofKey = digestOf(`${rule.name}:${key}`);
  return { rule, digest: place === undefined ? ofKey : `${ofKey}.${digestOf(place)}` };
}

/** Wrong tries that still count. Throws LOCKED while there is a wait. */
export async function wrongTries(db: Db | Tx, { rule, digest }: Guarded, nowMs: number): Promise<number> {
  return judged(rule, await findGuard(db, digest), nowMs);
}

/** The same, and nobody else counts for it until the transaction ends. */
export async function lockTries(tx: Tx, { rule, digest }: Guarded, nowMs: number): Promise<number> {
  return judged(rule, await lockGuard(tx, digest, nowMs), nowMs);
}

/** What a wrong try has come to. */
export interface CountedTry {
  /** With this one. */
  wrongCount: number;
  /** Until the next one. */
  waitMs: number;
}

/** Counts a try as wrong. */
export async function countTry(tx: Tx, { rule, digest }: Guarded, nowMs: number): Promise<CountedTry> {
  const wrongCount = stillCounting(rule, await lockGuard(tx, digest, nowMs), nowMs) + 1;
  const excess = wrongCount - rule.freeTries;
  const { firstWaitMs = MINUTE_MS, longestWaitMs = LONGEST_WAIT_MS } = rule;
  const waitMs = excess <= 0 ? 0 : Math.min(firstWaitMs * 2 ** (excess - 1), longestWaitMs);
  await saveGuard(tx, digest, {
    wrongCount,
    triedAtMs: nowMs,
    lockedUntilMs: waitMs === 0 ? 0 : nowMs + waitMs
  });
  return { wrongCount, waitMs };
}

type Row = Awaited<ReturnType<typeof findGuard>>;

function judged(rule: GuardRule, row: Row, nowMs: number): number {
  // Never longer than the rule says, also after the clock of the machine was put back.
  const waitMs = Math.min((row?.locked_until_ms ?? 0) - nowMs, rule.longestWaitMs ?? LONGEST_WAIT_MS);
  if (waitMs > 0) throw new AppError('LOCKED', { retryAfterSec: Math.ceil(waitMs / 1000) });
  return stillCounting(rule, row, nowMs);
}

function stillCounting(rule: GuardRule, row: Row, nowMs: number): number {
  return row === undefined || nowMs - row.tried_at_ms > rule.forgetAfterMs ? 0 : row.wrong_count;
}
