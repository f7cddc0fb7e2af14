import { makeAutoObservable, observable } from 'mobx';
import type { QuoteMonth } from '@contract/priceList';
import { addMonths } from '@/lib/month';
import { Resource } from '@/request/Resource';

/** State of the calendar: months with the days that have quotes. Lives as long as the page. */
export class QuoteCalendarStore {
  /** Shown month, YYYY-MM. */
  month: string;
  private readonly months = observable.map<string, Resource<QuoteMonth>>([], { deep: false });

  constructor(
    private readonly getQuoteMonth: (month: string) => Promise<QuoteMonth>,
    today: string
  ) {
    this.month = today.slice(0, 7);
    makeAutoObservable<this, 'getQuoteMonth'>(this, { getQuoteMonth: false }, { autoBind: true });
  }

  /** Undefined while the marks are loading. */
  private get displayedMonth(): QuoteMonth | undefined {
    return this.months.get(this.month)?.value ?? undefined;
  }

  /** Error of loading the marks of the shown month. */
  get error(): unknown {
    return this.months.get(this.month)?.error;
  }

  get hasEarlier(): boolean {
    const first = this.displayedMonth?.first;
    return !first || this.month > first.slice(0, 7);
  }

  get hasLater(): boolean {
    const last = this.displayedMonth?.last;
    return !last || this.month < last.slice(0, 7);
  }

  /** Days of the shown month that have quotes; undefined while loading. */
  get marks(): ReadonlyMap<string, number> | undefined {
    return this.displayedMonth && new Map(this.displayedMonth.days.map((day) => [day, 1]));
  }

  /** Shows the month of a day, or reloads the current one. Never rejects: a failure is stored in `error`. */
  async open(date = this.month): Promise<void> {
    const month = date.slice(0, 7);
    this.month = month;
    const marks = this.months.get(month) ?? new Resource(() => this.getQuoteMonth(month), { audience: 'everyone' });
    this.months.set(month, marks);
    await marks.load();
  }

  stepMonth(by: 1 | -1): void {
    void this.open(addMonths(this.month, by));
  }
}
