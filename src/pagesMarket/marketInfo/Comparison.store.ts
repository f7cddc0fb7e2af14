import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Series, SeriesPeriod, SeriesQuery, SeriesRange } from '@contract/priceSeries';

/** A comparison over the chart: another line, or the shown line a year ago. */
export interface Comparison {
  /** Unique key of the comparison. */
  key: string;
  lineId: string;
  period: SeriesPeriod;
  /** Name in the legend. */
  name: string;
}

interface SeriesApi {
  getPriceSeries(query: SeriesQuery): Promise<Series>;
}
interface DisplayedChart {
  readonly lineId: string;
  readonly range: SeriesRange;
}

/** Maximum number of compared lines: each has its own stroke, and more would be unreadable. */
export const MAX_COMPARED = 2;

/** Shift of each period in days; 52 weeks for the previous year, as on the server. */
const SHIFT_DAYS: Record<SeriesPeriod, number> = { now: 0, lastYear: 364 };

/** The lines compared with the line of the page, over the range of its chart. Lives as long as the page. */
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

  /**
   * Follows the page: loads the series for another range, and clears the comparisons for another line.
   * @returns a function that stops it
   */
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

  /**
   * Adds or removes a comparison.
   * @returns false when the maximum is reached
   */
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

  /** The comparisons with their series over the shown range: undefined while loading, null when loading failed. */
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
      // The legend shows the comparison as missing; the chart of the page is not affected.
      runInAction(() => this.failed.add(key));
    }
  }

  private seriesKey({ key }: Comparison): string {
    return `${key} ${this.chart.range}`;
  }
}
