import { MINUTE_MS } from '@rules/duration';

/** Counting stops here: the client shows 999+. */
export const COUNT_CAP = 1000;
const TTL_MS = MINUTE_MS;
const MAX_ENTRIES = 1_000;

/**
 * Caches for a minute which counts reached the cap. Such a count is 999+ for every viewer, costs most, and hardly ever
 * falls below the cap within a minute; a smaller one is exact and counted each time.
 */
export class CappedCountCache {
  private readonly untilMs = new Map<string, number>();

  /** Returns the result of `count`, or COUNT_CAP when it was the result for the same key less than a minute ago. */
  async count(key: string, nowMs: number, count: () => Promise<number>): Promise<number> {
    if (nowMs < (this.untilMs.get(key) ?? 0)) return COUNT_CAP;
    const found = await count();
    if (found >= COUNT_CAP) this.remember(key, nowMs + TTL_MS);
    return found;
  }

  private remember(key: string, untilMs: number): void {
    if (this.untilMs.size >= MAX_ENTRIES) this.untilMs.clear();
    this.untilMs.set(key, untilMs);
  }
}
