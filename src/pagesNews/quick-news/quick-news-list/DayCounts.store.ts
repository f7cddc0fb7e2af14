import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { FlashDay, FlashFilter } from '@contract/flash';

/** How many flashes the days of the timeline have, and which days the calendar leads to. Lives as long as its page. */
export class DayCountsStore {
  /** Days that have flashes, newest first; undefined until the calendar has them. */
  calendarDays: readonly FlashDay[] | undefined = undefined;
  /** Why the calendar did not get them. */
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

  /** Null while that is not known. */
  countOf(date: string): number | null {
    return this.counts.get(date) ?? null;
  }

  /** What a window of the timeline says of its days. */
  setCounts(days: readonly FlashDay[]): void {
    days.forEach(({ date, count }) => this.counts.set(date, count));
  }

  /** One more came while the list was open. */
  increment(date: string): void {
    this.counts.set(date, (this.counts.get(date) ?? 0) + 1);
  }

  /** The days of the calendar under a filter. Never rejects: a failure is in `error`. */
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
