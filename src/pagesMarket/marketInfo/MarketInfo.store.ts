import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { PriceLine } from '@contract/priceLine';
import type { HistoryLock, Series, SeriesQuery, SeriesRange } from '@contract/priceSeries';
import { isApiError } from '@/lib/ApiError';

interface PriceLineApi {
  getPriceLine(lineId: string): Promise<PriceLineInfo>;
  getPriceSeries(query: SeriesQuery): Promise<Series>;
  followLine(lineId: string): Promise<unknown>;
  unfollowLine(lineId: string): Promise<unknown>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
interface Follows {
  isFollowed(line: Pick<PriceLine, 'id' | 'isFollowed'>): boolean;
  setFollowed(lineId: string, isFollowed: boolean): void;
}

/** Selectable ranges, shortest first. */
export const seriesRanges: readonly SeriesRange[] = ['7d', '30d', '90d', '1y', '3y'];

/** A price line with its history; switches to another grade or market on the same page. Lives as long as the page. */
export class MarketInfoStore {
  lineId = '';
  detail: PriceLineInfo | null = null;
  /** Error of the last load of the line. */
  error: unknown = undefined;
  /** Every viewer may open 30 days, so the chart can load before the viewer's locks are known. */
  range: SeriesRange = '30d';
  /** Error of the last load of the chart. */
  seriesError: unknown = undefined;
  /** Time when the shown line was loaded (epoch ms). */
  loadedAtMs = 0;
  private readonly loadedSeries = observable.map<string, Series>([], { deep: false });
  private generation = 0;
  private isFollowPending = false;

  constructor(
    private readonly api: PriceLineApi,
    private readonly session: Session,
    private readonly follows: Follows,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'follows' | 'now' | 'generation' | 'isFollowPending'>(
      this,
      {
        detail: observableRef,
        error: observableRef,
        seriesError: observableRef,
        api: false,
        session: false,
        follows: false,
        now: false,
        generation: false,
        isFollowPending: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads the line, and reloads it whenever the viewer logs in or out.
   * @returns a function that stops it
   */
  start(lineId: string): () => void {
    void this.load(lineId);
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.load()
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.detail) return 'ready';
    if (this.error === undefined) return 'loading';
    return this.isMissing ? 'empty' : 'error';
  }

  /** True when the line does not exist: a wrong link, or a line that is no longer collected. */
  get isMissing(): boolean {
    return isApiError(this.error, 'NOT_FOUND', 'VALIDATION');
  }

  /** True when a line is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.detail !== null && this.error !== undefined;
  }

  get isFollowed(): boolean {
    return this.detail !== null && this.follows.isFollowed(this.detail.line);
  }

  /** History of the selected line over the selected range; undefined while loading. */
  get series(): Series | undefined {
    return this.loadedSeries.get(this.seriesKey);
  }

  /** Returns what a locked range requires; undefined for an open one. */
  lockOf(range: SeriesRange): HistoryLock | undefined {
    return this.detail?.locks.find((lock) => lock.range === range);
  }

  /**
   * Loads another line, or reloads the current one. On failure the previous line stays.
   * @returns whether the line was loaded
   */
  async load(lineId = this.lineId): Promise<boolean> {
    this.generation += 1;
    const { generation } = this;
    this.lineId = lineId;
    this.error = undefined;
    void this.loadSeries();
    try {
      const detail = await this.api.getPriceLine(lineId);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.detail = detail;
        this.loadedAtMs = this.now();
      });
      return true;
    } catch (error) {
      runInAction(() => {
        if (generation !== this.generation) return;
        this.error = error;
        if (this.detail) this.lineId = this.detail.line.id;
      });
      return false;
    }
  }

  /** Selects a range; does nothing when it is locked. */
  selectRange(range: SeriesRange): void {
    if (this.lockOf(range)) return;
    this.range = range;
    if (!this.series) void this.loadSeries();
  }

  /**
   * Reloads the locks after a login and opens the range if possible.
   * @returns the remaining requirement; undefined when the range is open or the reload failed
   */
  async unlock(range: SeriesRange): Promise<HistoryLock | undefined> {
    if (!(await this.load())) return undefined;
    this.selectRange(range);
    return this.lockOf(range);
  }

  /**
   * Follows or unfollows the line optimistically; rolls back and rejects when the server fails.
   * @returns false when an earlier change is still pending and nothing was done
   */
  async setFollowed(isFollowed: boolean): Promise<boolean> {
    const { lineId } = this;
    if (this.isFollowPending) return false;
    this.isFollowPending = true;
    this.follows.setFollowed(lineId, isFollowed);
    try {
      await (isFollowed ? this.api.followLine(lineId) : this.api.unfollowLine(lineId));
      return true;
    } catch (error) {
      this.follows.setFollowed(lineId, !isFollowed);
      throw error;
    } finally {
      this.isFollowPending = false;
    }
  }

  async loadSeries(): Promise<void> {
    const { lineId, range, seriesKey } = this;
    this.seriesError = undefined;
    try {
      const series = await this.api.getPriceSeries({ lineId, range });
      runInAction(() => this.loadedSeries.set(seriesKey, series));
    } catch (error) {
      runInAction(() => {
        if (seriesKey !== this.seriesKey) return;
        if (isApiError(error, 'HISTORY_LOCKED') && range !== '30d') {
          // The session has ended: fall back to the range that is open to every viewer.
          this.range = '30d';
          if (!this.series) void this.loadSeries();
        } else this.seriesError = error;
      });
    }
  }

  private get seriesKey(): string {
    return `${this.lineId} ${this.range}`;
  }
}
