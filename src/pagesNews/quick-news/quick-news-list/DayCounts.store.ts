import { makeAutoObservable, observable } from 'mobx';
import type { FlashDay, FlashFilter } from '@contract/flash';
import { Resource } from '@/request/Resource';

/** Number of flashes per day for the timeline and the calendar. Lives as long as its page. */
export class DayCountsStore {
  private readonly counts = observable.map<string, number>();
  private readonly calendar: Resource<FlashDay[], FlashFilter>;

  constructor(getFlashDays: (filter: FlashFilter) => Promise<FlashDay[]>) {
    this.calendar = new Resource(getFlashDays, { audience: 'everyone' });
    makeAutoObservable<this, 'calendar'>(this, { calendar: false }, { autoBind: true });
  }

  /** Days that have flashes, newest first; undefined until the calendar is loaded. */
  get calendarDays(): readonly FlashDay[] | undefined {
    return this.calendar.value ?? undefined;
  }

  /** Error of loading the calendar. */
  get error(): unknown {
    return this.calendar.error;
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
    this.calendar.clear();
    await this.calendar.load(filter);
  }
}
