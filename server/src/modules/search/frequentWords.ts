/** Counting stops here, which is more than anybody reads: the client shows 999+. */
export const MOST_COUNTED = 1000;
const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

/**
 * Remembers for a minute which counts reached the end of counting. Such a count says 999+ to every reader alike, costs most
 * of all, and hardly ever sinks below within a minute; a smaller one is exact and counted anew each time.
 */
export class FrequentWords {
  private readonly untilMs = new Map<string, number>();

  /** What `count` answers, without asking it where it answered MOST_COUNTED for the same `what` less than a minute ago. */
  async count(what: string, nowMs: number, count: () => Promise<number>): Promise<number> {
    if (nowMs < (this.untilMs.get(what) ?? 0)) return MOST_COUNTED;
    const found = await count();
    if (found >= MOST_COUNTED) this.remember(what, nowMs + KEPT_MS);
    return found;
  }

  private remember(what: string, untilMs: number): void {
    if (this.untilMs.size >= MOST_KEPT) this.untilMs.clear();
    this.untilMs.set(what, untilMs);
  }
}
