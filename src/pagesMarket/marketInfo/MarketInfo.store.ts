import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { PriceLine } from '@contract/priceLine';
import type { HistoryLock, Series, SeriesQuery, SeriesRange } from '@contract/priceSeries';
import { isApiError } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';

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
  /** @returns a function that takes the change back */
  setFollowed(lineId: string, isFollowed: boolean): () => void;
}

/** Selectable ranges, shortest first. */
export const seriesRanges: readonly SeriesRange[] = ['7d', '30d', '90d', '1y', '3y'];

/** A price line with its history; switches to another grade or market on the same page. Lives as long as the page. */
export class MarketInfoStore {
  lineId = '';
  /** Every viewer may open 30 days, so the chart can load before the viewer's locks are known. */
  range: SeriesRange = '30d';
  private readonly resource: Resource<PriceLineInfo, string>;
  /** Series by line and range. */
  private readonly loadedSeries = observable.map<string, Resource<Series>>([], { deep: false });
  private isFollowPending = false;

  constructor(
    private readonly api: PriceLineApi,
    private readonly session: Session,
    private readonly follows: Follows,
    private readonly now: () => number = Date.now
  ) {
    this.resource = new Resource((lineId) => api.getPriceLine(lineId), { audience: 'everyone', now });
    makeAutoObservable<this, 'api' | 'session' | 'follows' | 'now' | 'resource' | 'isFollowPending'>(
      this,
      {
        api: false,
        session: false,
        follows: false,
        now: false,
        resource: false,
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

  get detail(): PriceLineInfo | null {
    return this.resource.value;
  }

  /** `empty`: the line does not exist, because the link is wrong or the line is no longer collected. */
  get status(): ResourceStatus {
    return this.resource.status;
  }

  /** Error of the last load of the line. */
  get error(): unknown {
    return this.resource.error;
  }

  /** Time when the shown line was loaded (epoch ms). */
  get loadedAtMs(): number {
    return this.resource.loadedAtMs;
  }

  /** True when a line is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.resource.isStale;
  }

  get isFollowed(): boolean {
    return this.detail !== null && this.follows.isFollowed(this.detail.line);
  }

  /** History of the selected line over the selected range; undefined while loading. */
  get series(): Series | undefined {
    return this.loadedSeries.get(this.seriesKey)?.value ?? undefined;
  }

  /** Error of the last load of the chart. */
  get seriesError(): unknown {
    return this.loadedSeries.get(this.seriesKey)?.error;
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
    this.lineId = lineId;
    void this.loadSeries();
    const isLoaded = await this.resource.load(lineId);
    const isLatest = lineId === this.lineId;
    if (!isLoaded && isLatest && this.detail) runInAction(() => (this.lineId = this.detail?.line.id ?? lineId));
    return isLoaded;
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
    // The star is that of the shown line, also while another one is being loaded.
    const lineId = this.detail?.line.id ?? this.lineId;
    if (this.isFollowPending) return false;
    this.isFollowPending = true;
    const takeBack = this.follows.setFollowed(lineId, isFollowed);
    try {
      await (isFollowed ? this.api.followLine(lineId) : this.api.unfollowLine(lineId));
      return true;
    } catch (error) {
      takeBack();
      throw error;
    } finally {
      this.isFollowPending = false;
    }
  }

  async loadSeries(): Promise<void> {
    const { lineId, range, seriesKey } = this;
    const series =
      this.loadedSeries.get(seriesKey) ??
      new Resource(() => this.api.getPriceSeries({ lineId, range }), { audience: 'everyone' });
    this.loadedSeries.set(seriesKey, series);
    await series.load();
    runInAction(() => {
      // The session has ended: fall back to the range that is open to every viewer.
      if (seriesKey !== this.seriesKey || range === '30d' || !isApiError(series.error, 'HISTORY_LOCKED')) return;
      this.loadedSeries.delete(seriesKey);
      this.range = '30d';
      if (!this.series) void this.loadSeries();
    });
  }

  private get seriesKey(): string {
    return `${this.lineId} ${this.range}`;
  }
}
