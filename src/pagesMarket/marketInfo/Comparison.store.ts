import { makeAutoObservable, observable, reaction } from 'mobx';
import type { Series, SeriesPeriod, SeriesQuery, SeriesRange } from '@contract/priceSeries';
import { Resource } from '@/request/Resource';

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
  private readonly loaded = observable.map<string, Resource<Series>>([], { deep: false });

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
      const loaded = this.loaded.get(this.seriesKey(comparison));
      // The legend shows a failed comparison as missing; the chart of the page is not affected.
      const series = loaded?.value ?? (loaded?.error === undefined ? undefined : null);
      return { comparison, series, shiftDays: SHIFT_DAYS[comparison.period] };
    });
  }

  private loadMissing(): void {
    for (const comparison of this.chosen) {
      const key = this.seriesKey(comparison);
      const loaded = this.loaded.get(key) ?? new Resource(this.fetchSeries(comparison), { audience: 'everyone' });
      this.loaded.set(key, loaded);
      if (loaded.value === null && !loaded.isLoading) void loaded.load();
    }
  }

  private fetchSeries({ lineId, period }: Comparison): () => Promise<Series> {
    const { range } = this.chart;
    return () => this.api.getPriceSeries({ lineId, range, ...(period !== 'now' && { period }) });
  }

  private seriesKey({ key }: Comparison): string {
    return `${key} ${this.chart.range}`;
  }
}
