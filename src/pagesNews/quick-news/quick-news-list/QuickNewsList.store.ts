import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Flash, FlashChange, FlashDay, FlashFilter, FlashPage, FlashQuery, FlashVariety } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { shanghaiDay } from '@rules/shanghaiTime';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { DayCountsStore } from './DayCounts.store';
import { type FilterName, flashFilterOf, matchesFilter } from './flashFilter';
import { FlashPricesStore } from './FlashPrices.store';
import { chunkTimeline, type Day } from './timeline';

/** Flashes per request: two screens of collapsed ones. */
const PAGE_SIZE = 20;
/** Above this count the list reloads instead of prepending. */
const MAX_PREPENDED = 30;

export interface QuickNewsApi {
  listQuickNews(query: FlashQuery): Promise<FlashPage>;
  getFlashDays(filter: FlashFilter): Promise<FlashDay[]>;
  getFlashPrices(lineIds: string[]): Promise<PriceLine[]>;
}

/** Live source of changes; `FlashLiveFeed` in the app. */
export interface LiveFeed {
  start(cursor: string): void;
  pause(): void;
  resume(): void;
}

/**
 * The timeline of flashes under a filter, with live changes. Lives as long as its page. Live flashes are added only
 * while the top is visible; otherwise they wait, because inserting them would shift the content being read.
 */
export class QuickNewsListStore {
  filter: FilterName = 'all';
  variety: Pick<FlashVariety, 'id' | 'name'> | undefined = undefined;
  /** Day selected in the calendar; undefined while the newest are shown. */
  until: string | undefined = undefined;
  readonly list: FilteredList<Flash>;
  readonly counts: DayCountsStore;
  readonly prices: FlashPricesStore;
  /** Live flashes shown above the list, newest first. */
  fresh: readonly Flash[] = [];
  /** Live flashes that arrived while the top was out of view. */
  pending: readonly Flash[] = [];
  isAtTop = true;
  /** Time when the newest shown flashes were loaded (epoch ms); 0 before the first load. */
  loadedAtMs = 0;
  private readonly withdrawn = observable.set<string>();
  private readonly expanded = observable.set<string>();
  private live: LiveFeed | null = null;
  /** Cursor of the first page that is shown; empty before one has been loaded. */
  private liveCursor = '';
  /** The list requested last, and its first page until the live feed continues from it. */
  private request: { list: PagedList<Flash>; firstPage?: FlashPage } | null = null;
  private followedVarietyIds: ReadonlySet<string> = new Set();

  constructor(
    private readonly api: QuickNewsApi,
    private readonly now: () => number = Date.now
  ) {
    this.counts = new DayCountsStore(api.getFlashDays);
    this.prices = new FlashPricesStore(api.getFlashPrices);
    this.list = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'now' | 'live' | 'liveCursor' | 'request' | 'followedVarietyIds'>(
      this,
      {
        list: false,
        counts: false,
        prices: false,
        fresh: observableRef,
        pending: observableRef,
        variety: observableRef,
        api: false,
        now: false,
        live: false,
        liveCursor: false,
        request: false,
        followedVarietyIds: false
      },
      { autoBind: true }
    );
  }

  /** Injects the live feed. The first page may have arrived before: the server gives it with a page that it has drawn. */
  connect(live: LiveFeed): void {
    this.live = live;
    this.startLive();
  }

  /** True when flashes are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.list.shown.isLoaded && this.list.shown.error !== undefined;
  }

  get days(): Day[] {
    const fresh = new Set(this.fresh.map(({ id }) => id));
    return chunkTimeline(
      this.fresh,
      this.list.shown.items.filter(({ id }) => !fresh.has(id))
    );
  }

  /** Reloads the current selection. Never rejects. */
  async refresh(): Promise<void> {
    this.live?.pause();
    await this.list.refresh();
    this.applyFirstPage();
  }

  /** Selects another filter, variety or day (YYYY-MM-DD; undefined for the newest). Never rejects. */
  async select(choice: {
    filter?: FilterName;
    variety?: Pick<FlashVariety, 'id' | 'name'> | undefined;
    until?: string;
  }): Promise<void> {
    if ('filter' in choice) this.filter = choice.filter ?? 'all';
    if ('variety' in choice) this.variety = choice.variety;
    if ('until' in choice) this.until = choice.until;
    this.live?.pause();
    const switching = this.list.switch();
    const { request } = this;
    await switching;
    if (request === this.request) this.applyFirstPage();
  }

  showAll(): Promise<void> {
    return this.select({ filter: 'all', variety: undefined, until: undefined });
  }

  /** Resumes the live feed and reloads the prices when the page is shown. */
  show(): void {
    if (this.until === undefined) this.live?.resume();
    void this.prices.refresh();
  }

  hide(): void {
    this.live?.pause();
  }

  setAtTop(isAtTop: boolean): void {
    this.isAtTop = isAtTop;
  }

  /** Adds the waiting flashes to the top, or reloads the list if there are many. */
  async showPending(): Promise<void> {
    if (this.pending.length > MAX_PREPENDED) return this.refresh();
    this.fresh = [...this.pending, ...this.fresh];
    this.pending = [];
  }

  /** Applies server changes in their order. */
  applyChanges(changes: FlashChange[]): void {
    this.loadedAtMs = this.now();
    for (const change of changes) {
      if (change.kind === 'withdrawn') this.markWithdrawn(change.id);
      else this.add(change.flash);
    }
    void this.prices.loadFor([...this.fresh, ...this.pending]);
  }

  isWithdrawn(id: string): boolean {
    return this.withdrawn.has(id);
  }

  isExpanded(id: string): boolean {
    return this.expanded.has(id);
  }

  toggleExpanded(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
  }

  /** Loads the days of the calendar for the current selection. Never rejects. */
  loadCalendar(): Promise<void> {
    return this.counts.load(flashFilterOf(this.filter, this.variety?.id));
  }

  private createList(): PagedList<Flash> {
    const { until } = this;
    const query = {
      ...flashFilterOf(this.filter, this.variety?.id),
      ...(until !== undefined && { until }),
      limit: PAGE_SIZE
    };
    const request: { list: PagedList<Flash>; firstPage?: FlashPage } = {
      list: new PagedList(async (cursor) => {
        const setPrices = this.prices.startRequest();
        const page = await this.api.listQuickNews({ ...query, ...(cursor !== undefined && { cursor }) });
        if (cursor === undefined) request.firstPage = page;
        setPrices(page.lines);
        if (request === this.request) this.counts.setCounts(page.days);
        return page;
      })
    };
    this.request = request;
    return request.list;
  }

  /** Starts the live feed from the first page of the list, or resumes it when that page failed to load. */
  private applyFirstPage(): void {
    const firstPage = this.request?.firstPage;
    if (!firstPage) {
      if (this.until === undefined) this.live?.resume();
      return;
    }
    delete this.request?.firstPage;
    this.loadedAtMs = this.now();
    this.fresh = [];
    this.pending = [];
    this.followedVarietyIds = new Set(firstPage.followedVarietyIds);
    this.liveCursor = firstPage.liveCursor;
    this.startLive();
  }

  private startLive(): void {
    if (this.until === undefined && this.liveCursor !== '') this.live?.start(this.liveCursor);
  }

  private add(flash: Flash): void {
    const isHere = [this.fresh, this.pending, this.list.shown.items].some((some) =>
      some.some(({ id }) => id === flash.id)
    );
    if (isHere || !matchesFilter(flash, flashFilterOf(this.filter, this.variety?.id), this.followedVarietyIds)) return;
    this.counts.increment(shanghaiDay(flash.publishedAtMs));
    // An empty list is reloaded, because it has no rows to prepend to.
    if (this.list.shown.isEmpty) void this.refresh();
    else if (this.isAtTop && this.pending.length === 0) this.fresh = [flash, ...this.fresh];
    else this.pending = [flash, ...this.pending];
  }

  /** Marks a flash as withdrawn. Its row stays, because it may be in view. */
  private markWithdrawn(id: string): void {
    this.pending = this.pending.filter((flash) => flash.id !== id);
    this.withdrawn.add(id);
  }
}
