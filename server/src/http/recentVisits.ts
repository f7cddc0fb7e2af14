/** Visits that are remembered: some MB. */
const MAX_VISITS = 50_000;

/** Visits that were counted: that of a viewer who opens the same page again today needs no query. */
export class RecentVisits {
  private readonly counted = new Set<string>();

  /**
   * Counts a visit unless this process has.
   * @param visit what makes it a visit of its own: subject, viewer, day
   * @param count counts it unless it was; returns false when there is nothing to visit
   */
  async countOnce(visit: readonly string[], count: () => Promise<boolean>): Promise<void> {
    const key = visit.join(' ');
    if (this.counted.has(key) || !(await count())) return;
    this.counted.add(key);
    const [oldest] = this.counted;
    if (this.counted.size > MAX_VISITS && oldest !== undefined) this.counted.delete(oldest);
  }
}
