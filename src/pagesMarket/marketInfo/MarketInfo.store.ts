import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { PriceLine } from '@contract/priceLine';
import type { HistoryLock, Series, SeriesQuery, SeriesRange } from '@contract/priceSeries';

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

/** Shortest first. */
export const seriesRanges: readonly SeriesRange[] = ['7d', '30d', '90d', '1y', '3y'];

const hasErrorCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** One price line with its history, and the change to another grade or market in place. Lives as long as the page. */
export class MarketInfoStore {
  lineId = '';
  detail: PriceLineInfo | null = null;
  /** Why the line did not come. */
  error: unknown = undefined;
  /** Every reader may open 30 days, so the chart need not wait for what the reader may see. */
  range: SeriesRange = '30d';
  /** Why the chart did not come. */
  seriesError: unknown = undefined;
  /** When the shown line came (epoch ms). */
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

  /** Loads the line, and again whenever somebody logs in or out. Answers the way to stop that. */
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

  /** There is no such line: a wrong link, or one that is no longer collected. */
  get isMissing(): boolean {
    return hasErrorCode(this.error, 'NOT_FOUND') || hasErrorCode(this.error, 'VALIDATION');
  }

  /** A line is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.detail !== null && this.error !== undefined;
  }

  get isFollowed(): boolean {
    return this.detail !== null && this.follows.isFollowed(this.detail.line);
  }

  /** The history of the chosen line over the chosen range; undefined while it is on its way. */
  get series(): Series | undefined {
    return this.loadedSeries.get(this.seriesKey);
  }

  /** What would open a range that is closed to the reader; undefined for one that is open. */
  lockOf(range: SeriesRange): HistoryLock | undefined {
    return this.detail?.locks.find((lock) => lock.range === range);
  }

  /** Shows another line in place of this one, or this one anew. Answers whether it came; if not, the old one stays. */
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

  /** Refuses a locked range by doing nothing. */
  selectRange(range: SeriesRange): void {
    if (this.lockOf(range)) return;
    this.range = range;
    if (!this.series) void this.loadSeries();
  }

  /** The reader has logged in to see a longer range: opens it, or answers what it still needs. */
  async unlock(range: SeriesRange): Promise<HistoryLock | undefined> {
    if (!(await this.load())) return undefined;
    this.selectRange(range);
    return this.lockOf(range);
  }

  /**
   * Follows or leaves the line; what is shown changes at once and goes back when it fails. Rejects with the reason.
   * Answers false when the change before is still under way: then nothing was done.
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
        if (hasErrorCode(error, 'HISTORY_LOCKED') && range !== '30d') {
          // The session ended meanwhile: back to what everybody may see.
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
