import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { FlashDay, FlashFilter } from '@contract/flash';

/** Number of flashes per day for the timeline and the calendar. Lives as long as its page. */
export class DayCountsStore {
  /** Days that have flashes, newest first; undefined until the calendar is loaded. */
  calendarDays: readonly FlashDay[] | undefined = undefined;
  /** Error of loading the calendar. */
  error: unknown = undefined;
  private readonly counts = observable.map<string, number>();
  private requestedFilter: FlashFilter | null = null;

  constructor(private readonly getFlashDays: (filter: FlashFilter) => Promise<FlashDay[]>) {
    makeAutoObservable<this, 'getFlashDays' | 'requestedFilter'>(
      this,
      { calendarDays: observableRef, error: observableRef, getFlashDays: false, requestedFilter: false },
      { autoBind: true }
    );
  }

  /** Returns the number of flashes of a day; null while unknown. */
  countOf(date: string): number | null {
    return this.counts.get(date) ?? null;
  }

  /** Stores the counts that a page of the timeline contains. */
  setCounts(days: readonly FlashDay[]): void {
    days.forEach(({ date, count }) => this.counts.set(date, count));
  }

  /** Counts one flash that arrived while the list was open. */
  increment(date: string): void {
    this.counts.set(date, (this.counts.get(date) ?? 0) + 1);
  }

  /** Loads the days of the calendar under a filter. Never rejects: a failure is stored in `error`. */
  async load(filter: FlashFilter): Promise<void> {
    this.requestedFilter = filter;
    this.calendarDays = undefined;
    this.error = undefined;
    try {
      const days = await this.getFlashDays(filter);
      runInAction(() => {
        if (this.requestedFilter === filter) this.calendarDays = days;
      });
    } catch (error) {
      runInAction(() => {
        if (this.requestedFilter === filter) this.error = error;
      });
    }
  }
}
