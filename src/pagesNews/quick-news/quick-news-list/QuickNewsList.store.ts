import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Flash, FlashChange, FlashDay, FlashFilter, FlashPage, FlashQuery, FlashVariety } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import { dateOf } from '@/lib/time';
import { DayCountsStore } from './DayCounts.store';
import { flashFilterOf, matchesFilter, type FilterName } from './flashFilter';
import { FlashPricesStore } from './FlashPrices.store';
import { chunkTimeline, type Day } from './timeline';

/** Flashes that come at once: two screens of folded ones. */
const PAGE_SIZE = 20;
/** More than so many are not put in front of the others: the list begins anew. */
const MAX_PREPENDED = 30;

export interface QuickNewsApi {
  listQuickNews(query: FlashQuery): Promise<FlashPage>;
  getFlashDays(filter: FlashFilter): Promise<FlashDay[]>;
  getFlashPrices(lineIds: string[]): Promise<PriceLine[]>;
}

/** What keeps the list up to date; `FlashLiveFeed` in the app. */
export interface LiveFeed {
  start(cursor: string): void;
  pause(): void;
  resume(): void;
}

/**
 * The timeline of flashes under a filter and what came while it was open. Lives as long as its page. What comes enters
 * the list only while its top is in sight; else it waits, so that nothing moves under the eye.
 */
export class QuickNewsListStore {
  filter: FilterName = 'all';
  variety: Pick<FlashVariety, 'id' | 'name'> | undefined = undefined;
  /** The day to which the calendar went; undefined while the newest are shown. */
  until: string | undefined = undefined;
  readonly list: FilteredList<Flash>;
  readonly counts: DayCountsStore;
  readonly prices: FlashPricesStore;
  /** Came while the list was open and stand above it, newest first. */
  fresh: readonly Flash[] = [];
  /** Came while the top was out of sight. */
  pending: readonly Flash[] = [];
  isAtTop = true;
  /** When the newest that are shown came (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly withdrawn = observable.set<string>();
  private readonly expanded = observable.set<string>();
  private live: LiveFeed | null = null;
  /** The list that was asked for last, and its first window until the list goes on from there. */
  private request: { list: PagedList<Flash>; firstPage?: FlashPage } | null = null;
  private followedVarietyIds: ReadonlySet<string> = new Set();

  constructor(
    private readonly api: QuickNewsApi,
    private readonly now: () => number = Date.now
  ) {
    this.counts = new DayCountsStore(api.getFlashDays);
    this.prices = new FlashPricesStore(api.getFlashPrices);
    this.list = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'now' | 'live' | 'request' | 'followedVarietyIds'>(
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
        request: false,
        followedVarietyIds: false
      },
      { autoBind: true }
    );
  }

  /** Gives the store what keeps it up to date. */
  connect(live: LiveFeed): void {
    this.live = live;
  }

  /** Flashes are shown that could not be refreshed. */
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

  /** Asks anew for what is chosen. Never rejects. */
  async refresh(): Promise<void> {
    this.live?.pause();
    await this.list.refresh();
    this.applyFirstPage();
  }

  /** Another filter, variety or day (YYYY-MM-DD; undefined for the newest). Never rejects. */
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

  /** The page is seen (again): what it missed comes, and prices are as of now. */
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

  /** Puts what waits in front. Many are a new list. */
  async showPending(): Promise<void> {
    if (this.pending.length > MAX_PREPENDED) return this.refresh();
    this.fresh = [...this.pending, ...this.fresh];
    this.pending = [];
  }

  /** What happened on the server, in its order. */
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

  /** For the calendar, under what is chosen. Never rejects. */
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
        const page = await this.api.listQuickNews({ ...query, ...(cursor !== undefined && { cursor }) });
        if (cursor === undefined) request.firstPage = page;
        this.prices.setPrices(page.lines);
        if (request === this.request) this.counts.setCounts(page.days);
        return page;
      })
    };
    this.request = request;
    return request.list;
  }

  /** From the first window of the list on; from where it was, when that did not come. */
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
    if (this.until === undefined) this.live?.start(firstPage.liveCursor);
  }

  private add(flash: Flash): void {
    const isHere = [this.fresh, this.pending, this.list.shown.items].some((some) =>
      some.some(({ id }) => id === flash.id)
    );
    if (isHere || !matchesFilter(flash, flashFilterOf(this.filter, this.variety?.id), this.followedVarietyIds)) return;
    this.counts.increment(dateOf(flash.publishedAtMs));
    // The first of a list that was empty: there is no row yet that it could stand above.
    if (this.list.shown.isEmpty) void this.refresh();
    else if (this.isAtTop && this.pending.length === 0) this.fresh = [flash, ...this.fresh];
    else this.pending = [flash, ...this.pending];
  }

  /** A row that may be in sight stays where it is and says that it was withdrawn. */
  private markWithdrawn(id: string): void {
    this.pending = this.pending.filter((flash) => flash.id !== id);
    this.withdrawn.add(id);
  }
}
