import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { lockGuard, saveGuard } from './tryGuard.repository';
import { digestOf } from './token';

const MINUTE_MS = 60 * 1000;
const LONGEST_LOCK_MS = 60 * MINUTE_MS;

/** How many wrong tries are free, before each further one costs a wait of 1, 2, 4 … minutes, an hour at most. */
export interface GuardRule {
  /** What is guarded; two rules never share a count. */
  name: string;
  freeTries: number;
  /** After so long without a try the count starts afresh. */
  forgetAfterMs: number;
}

/** What a key has behind it. */
export interface Guard {
  /** Wrong tries before this one that still count. */
  wrongCount: number;
}

/** Locks the guard of a key until the transaction ends. Throws LOCKED while the key has to wait. */
export async function enterGuard(tx: Tx, rule: GuardRule, key: string, nowMs: number): Promise<Guard> {
  const guard = await lockGuard(tx, digestOfKey(rule, key), nowMs);
  const waitMs = guard.locked_until_ms - nowMs;
  if (waitMs > 0) throw new AppError('LOCKED', { retryAfterSec: Math.ceil(waitMs / 1000) });
  return { wrongCount: nowMs - guard.tried_at_ms > rule.forgetAfterMs ? 0 : guard.wrong_count };
}

/** Counts a try as wrong before it is judged: a thousand at the same moment are a thousand. Answers the wait it costs. */
export async function countTry(tx: Tx, rule: GuardRule, key: string, guard: Guard, nowMs: number): Promise<number> {
  const wrongCount = guard.wrongCount + 1;
  const excess = wrongCount - rule.freeTries;
  const lockMs = excess <= 0 ? 0 : Math.min(MINUTE_MS * 2 ** (excess - 1), LONGEST_LOCK_MS);
  await saveGuard(tx, digestOfKey(rule, key), {
    wrongCount,
    triedAtMs: nowMs,
    lockedUntilMs: lockMs === 0 ? 0 : nowMs + lockMs
  });
  return lockMs;
}

/** The digest that the guard of a key is kept under. */
export function digestOfKey(rule: GuardRule, key: string): string {
  return digestOf(`${rule.name}:${key}`);
}
