import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Series, SeriesPeriod, SeriesQuery, SeriesRange } from '@contract/priceSeries';

/** What can be laid over the chart: another line, or the shown one a year ago. */
export interface Comparison {
  /** Tells the choices apart. */
  key: string;
  lineId: string;
  period: SeriesPeriod;
  /** As the legend names it. */
  name: string;
}

interface SeriesApi {
  getPriceSeries(query: SeriesQuery): Promise<Series>;
}
interface DisplayedChart {
  readonly lineId: string;
  readonly range: SeriesRange;
}

/** Two more lines than the one of the page: each has its own stroke, and more would be a tangle. */
export const MAX_COMPARED = 2;

/** 52 weeks, as the server lays the year before. */
const SHIFT_DAYS: Record<SeriesPeriod, number> = { now: 0, lastYear: 364 };

/** The lines that are compared with the one of the page, over the range of its chart. Lives as long as the page. */
export class ComparisonStore {
  chosen: Comparison[] = [];
  private readonly loaded = observable.map<string, Series>([], { deep: false });
  private readonly failed = observable.set<string>();

  constructor(
    private readonly api: SeriesApi,
    private readonly chart: DisplayedChart
  ) {
    makeAutoObservable<this, 'api' | 'chart'>(this, { api: false, chart: false }, { autoBind: true });
  }

  /** Follows the page: another range is loaded, another line begins without a comparison. Answers the way to stop. */
  start(): () => void {
    const stops = [
      reaction(
        () => this.chart.lineId,
        () => this.clear()
      ),
      reaction(
        () => this.chart.range,
        () => this.loadMissing()
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  isChosen(key: string): boolean {
    return this.chosen.some((comparison) => comparison.key === key);
  }

  get isFull(): boolean {
    return this.chosen.length >= MAX_COMPARED;
  }

  /** Adds or removes. Answers false when there is no room for one more. */
  toggle(comparison: Comparison): boolean {
    if (this.isChosen(comparison.key)) {
      this.chosen = this.chosen.filter(({ key }) => key !== comparison.key);
      return true;
    }
    if (this.isFull) return false;
    this.chosen = [...this.chosen, comparison];
    this.loadMissing();
    return true;
  }

  clear(): void {
    this.chosen = [];
  }

  /** The comparisons with their history over the shown range: undefined on its way, null when it did not come. */
  get lines(): { comparison: Comparison; series: Series | null | undefined; shiftDays: number }[] {
    return this.chosen.map((comparison) => {
      const key = this.seriesKey(comparison);
      const series = this.failed.has(key) ? null : this.loaded.get(key);
      return { comparison, series, shiftDays: SHIFT_DAYS[comparison.period] };
    });
  }

  private loadMissing(): void {
    for (const comparison of this.chosen) {
      const key = this.seriesKey(comparison);
      if (!this.loaded.has(key)) void this.load(comparison, key);
    }
  }

  private async load({ lineId, period }: Comparison, key: string): Promise<void> {
    this.failed.delete(key);
    try {
      const series = await this.api.getPriceSeries({
        lineId,
        range: this.chart.range,
        ...(period !== 'now' && { period })
      });
      runInAction(() => this.loaded.set(key, series));
    } catch {
      // The legend says that it is missing; the chart of the page stands without it.
      runInAction(() => this.failed.add(key));
    }
  }

  private seriesKey({ key }: Comparison): string {
    return `${key} ${this.chart.range}`;
  }
}
