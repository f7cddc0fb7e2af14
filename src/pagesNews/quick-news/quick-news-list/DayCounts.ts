import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { FlashDay, FlashFilter } from '@contract/flash';

/** How many flashes the days of the timeline have, and which days the calendar leads to. Lives as long as its page. */
export class DayCounts {
  /** Days that have flashes, newest first; undefined until the calendar has them. */
  calendar: readonly FlashDay[] | undefined = undefined;
  /** Why the calendar did not get them. */
  error: unknown = undefined;
  private readonly counts = observable.map<string, number>();
  private asked: FlashFilter | null = null;

  constructor(private readonly getFlashDays: (filter: FlashFilter) => Promise<FlashDay[]>) {
    makeAutoObservable<this, 'getFlashDays' | 'asked'>(
      this,
      { calendar: observableRef, error: observableRef, getFlashDays: false, asked: false },
      { autoBind: true }
    );
  }

  /** Null while that is not known. */
  of(date: string): number | null {
    return this.counts.get(date) ?? null;
  }

  /** What a window of the timeline says of its days. */
  put(days: readonly FlashDay[]): void {
    days.forEach(({ date, count }) => this.counts.set(date, count));
  }

  /** One more came while the list was open. */
  add(date: string): void {
    this.counts.set(date, (this.counts.get(date) ?? 0) + 1);
  }

  /** The days of the calendar under a filter. Never rejects: a failure is in `error`. */
  async load(filter: FlashFilter): Promise<void> {
    this.asked = filter;
    this.calendar = undefined;
    this.error = undefined;
    try {
      const days = await this.getFlashDays(filter);
      runInAction(() => {
        if (this.asked === filter) this.calendar = days;
      });
    } catch (error) {
      runInAction(() => {
        if (this.asked === filter) this.error = error;
      });
    }
  }
}
