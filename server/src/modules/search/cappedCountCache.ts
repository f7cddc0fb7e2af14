/** Counting stops here, which is more than anybody reads: the client shows 999+. */
export const COUNT_CAP = 1000;
const TTL_MS = 60_000;
const MAX_ENTRIES = 1_000;

/**
 * Remembers for a minute which counts reached the end of counting. Such a count says 999+ to every reader alike, costs most
 * of all, and hardly ever sinks below within a minute; a smaller one is exact and counted anew each time.
 */
export class CappedCountCache {
  private readonly untilMs = new Map<string, number>();

  /** What `count` answers, without asking it where it answered COUNT_CAP for the same `what` less than a minute ago. */
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
