import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Flash, FlashChange, FlashDay, FlashFilter, FlashPage, FlashQuery, FlashVariety } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import { dateOf } from '@/lib/time';
import { DayCounts } from './DayCounts';
import { conditionsOf, fits, type FilterName } from './flashFilter';
import { FlashPrices } from './FlashPrices';
import { chunkTimeline, type Day } from './timeline';

/** Flashes that come at once: two screens of folded ones. */
const WINDOW = 20;
/** More than so many are not put in front of the others: the list begins anew. */
const MOST_WAITING = 30;

export interface QuickNewsApi {
  listQuickNews(query: FlashQuery): Promise<FlashPage>;
  getFlashDays(filter: FlashFilter): Promise<FlashDay[]>;
  getFlashPrices(lineIds: string[]): Promise<PriceLine[]>;
}

/** What keeps the list up to date; `FlashLive` in the app. */
export interface LivePort {
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
  readonly counts: DayCounts;
  readonly prices: FlashPrices;
  /** Came while the list was open and stand above it, newest first. */
  fresh: readonly Flash[] = [];
  /** Came while the top was out of sight. */
  waiting: readonly Flash[] = [];
  isAtTop = true;
  /** When the newest that are shown came (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly withdrawn = observable.set<string>();
  private readonly unfolded = observable.set<string>();
  private live: LivePort | null = null;
  /** The list that was asked for last, and its first window until the list goes on from there. */
  private asked: { list: PagedList<Flash>; head?: FlashPage } | null = null;
  private followed: ReadonlySet<string> = new Set();

  constructor(
    private readonly api: QuickNewsApi,
    private readonly now: () => number = Date.now
  ) {
    this.counts = new DayCounts(api.getFlashDays);
    this.prices = new FlashPrices(api.getFlashPrices);
    this.list = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'now' | 'live' | 'asked' | 'followed'>(
      this,
      {
        list: false,
        counts: false,
        prices: false,
        fresh: observableRef,
        waiting: observableRef,
        variety: observableRef,
        api: false,
        now: false,
        live: false,
        asked: false,
        followed: false
      },
      { autoBind: true }
    );
  }

  /** Gives the store what keeps it up to date. */
  connect(live: LivePort): void {
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
    this.goOn();
  }

  /** Another filter, variety or day (YYYY-MM-DD; undefined for the newest). Never rejects. */
  async choose(choice: {
    filter?: FilterName;
    variety?: Pick<FlashVariety, 'id' | 'name'> | undefined;
    until?: string;
  }): Promise<void> {
    if ('filter' in choice) this.filter = choice.filter ?? 'all';
    if ('variety' in choice) this.variety = choice.variety;
    if ('until' in choice) this.until = choice.until;
    this.live?.pause();
    const switching = this.list.switch();
    const { asked } = this;
    await switching;
    if (asked === this.asked) this.goOn();
  }

  showAll(): Promise<void> {
    return this.choose({ filter: 'all', variety: undefined, until: undefined });
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
  async showWaiting(): Promise<void> {
    if (this.waiting.length > MOST_WAITING) return this.refresh();
    this.fresh = [...this.waiting, ...this.fresh];
    this.waiting = [];
  }

  /** What happened on the server, in its order. */
  take(changes: FlashChange[]): void {
    this.loadedAtMs = this.now();
    for (const change of changes) {
      if (change.kind === 'withdrawn') this.takeAway(change.id);
      else this.add(change.flash);
    }
    void this.prices.loadFor([...this.fresh, ...this.waiting]);
  }

  isWithdrawn(id: string): boolean {
    return this.withdrawn.has(id);
  }

  isUnfolded(id: string): boolean {
    return this.unfolded.has(id);
  }

  toggle(id: string): void {
    if (!this.unfolded.delete(id)) this.unfolded.add(id);
  }

  /** For the calendar, under what is chosen. Never rejects. */
  loadCalendar(): Promise<void> {
    return this.counts.load(conditionsOf(this.filter, this.variety?.id));
  }

  private createList(): PagedList<Flash> {
    const { until } = this;
    const query = {
      ...conditionsOf(this.filter, this.variety?.id),
      ...(until !== undefined && { until }),
      limit: WINDOW
    };
    const asked: { list: PagedList<Flash>; head?: FlashPage } = {
      list: new PagedList(async (cursor) => {
        const page = await this.api.listQuickNews({ ...query, ...(cursor !== undefined && { cursor }) });
        if (cursor === undefined) asked.head = page;
        this.prices.put(page.lines);
        if (asked === this.asked) this.counts.put(page.days);
        return page;
      })
    };
    this.asked = asked;
    return asked.list;
  }

  /** From the first window of the list on; from where it was, when that did not come. */
  private goOn(): void {
    const head = this.asked?.head;
    if (!head) {
      if (this.until === undefined) this.live?.resume();
      return;
    }
    delete this.asked?.head;
    this.loadedAtMs = this.now();
    this.fresh = [];
    this.waiting = [];
    this.followed = new Set(head.followedVarietyIds);
    if (this.until === undefined) this.live?.start(head.liveCursor);
  }

  private add(flash: Flash): void {
    const isHere = [this.fresh, this.waiting, this.list.shown.items].some((some) =>
      some.some(({ id }) => id === flash.id)
    );
    if (isHere || !fits(flash, conditionsOf(this.filter, this.variety?.id), this.followed)) return;
    this.counts.add(dateOf(flash.publishedAtMs));
    // The first of a list that was empty: there is no row yet that it could stand above.
    if (this.list.shown.isEmpty) void this.refresh();
    else if (this.isAtTop && this.waiting.length === 0) this.fresh = [flash, ...this.fresh];
    else this.waiting = [flash, ...this.waiting];
  }

  /** A row that may be in sight stays where it is and says that it was withdrawn. */
  private takeAway(id: string): void {
    this.waiting = this.waiting.filter((flash) => flash.id !== id);
    this.withdrawn.add(id);
  }
}
