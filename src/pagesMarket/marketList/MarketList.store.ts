import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { ChangeSpan, LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets, NearbyDays } from '@contract/priceList';
import type { HistoryLock } from '@contract/priceSeries';
import { LineFilterStore, type InitialLineFilter } from '@/components/priceList/LineFilter.store';
import { lineListParams } from '@/components/priceList/lineListParams';
import { createFirstOfVarietyMarker, type ListedLine } from '@/components/priceList/listedLine';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import { ApiError } from '@/request/ApiError';
import type { RouteParams } from '@/routes';

interface MarketListApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
  getNearbyDays(date: string): Promise<NearbyDays>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
/** What the pages of prices have in common. */
interface MarketPreferences {
  readonly marketIds: readonly string[];
  setMarkets(ids: readonly string[]): void;
}

export type ListCategory = 'all' | 'followed' | CategoryId;
export const listCategories: readonly ListCategory[] = [
  'all',
  'followed',
  'fruit',
  'bark',
  'root',
  'bud',
  'leaf',
  'hot',
  'blend'
];
/** A line, and the letter that begins with it where the list is ordered by letters; the first stands in the head. */
export type ListRow = ListedLine & { letterHeading: string };

export interface InitialMarketList {
  category?: ListCategory;
  /** YYYY-MM-DD; empty for the newest quotes. */
  date?: string;
  span?: ChangeSpan;
  lineFilter?: InitialLineFilter;
}

/** The first window is there soon, those after it carry far. */
const FIRST_PAGE_SIZE = 60;
const PAGE_SIZE = 400;
const DAY_MS = 86_400_000;
/** How many days back the shorter of the closed ranges reach. */
const rangeDays = [
  ['90d', 90],
  ['1y', 365]
] as const;

/** The whole price list of a day with its filters. Lives as long as the page. */
export class MarketListStore {
  category: ListCategory = 'all';
  /** YYYY-MM-DD; empty for the newest quotes. */
  date = '';
  span: ChangeSpan = 'day';
  private readonly marketFilter: LineFilterStore;
  /** Of its own: what somebody follows may be sold at markets that they do not look at otherwise. */
  private readonly followedFilter = new LineFilterStore(() => this.reload(), 'letter');
  /** Null until they come; the list does without. */
  facets: LineFacets | null = null;
  /** The days around one without quotes; null until they are known. */
  nearby: NearbyDays | null = null;
  /** When the shown lines came (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly filtered: FilteredList<ListRow>;
  /** The facets of the chosen filter; undefined for those that will not come. */
  private pendingFacets: Promise<LineFacets | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly api: MarketListApi,
    private readonly session: Session,
    private readonly preferences: MarketPreferences,
    private readonly now: () => number = Date.now
  ) {
    this.marketFilter = new LineFilterStore(() => this.reload(), 'letter', preferences.marketIds);
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<
      this,
      'api' | 'session' | 'preferences' | 'now' | 'filtered' | 'pendingFacets' | 'marketFilter' | 'followedFilter'
    >(
      this,
      {
        facets: observableRef,
        nearby: observableRef,
        marketFilter: false,
        followedFilter: false,
        preferences: false,
        filtered: false,
        pendingFacets: false,
        api: false,
        session: false,
        now: false
      },
      { autoBind: true }
    );
  }

  /** Loads, and again whenever somebody logs in or out. Answers the way to stop that. */
  start({ category = 'all', date = '', span = 'day', lineFilter = {} }: InitialMarketList = {}): () => void {
    this.category = category;
    this.date = date;
    this.span = span;
    this.lineFilter.initialize(lineFilter);
    this.reload();
    const stops = [
      reaction(
        () => this.session.isLoggedIn,
        () => void this.refresh()
      ),
      reaction(
        () => (this.lines.isEmpty && !this.isSwitching ? this.date : ''),
        (date) => void this.loadNearby(date)
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  get lineFilter(): LineFilterStore {
    return this.category === 'followed' ? this.followedFilter : this.marketFilter;
  }

  get lines(): PagedList<ListRow> {
    return this.filtered.shown;
  }

  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  /** Lines are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.lines.isLoaded && this.lines.error !== undefined;
  }

  /** A visitor follows nothing: the list is not asked for. */
  get needsLogin(): boolean {
    return this.category === 'followed' && !this.session.isLoggedIn;
  }

  /** What would open the chosen day, where it is closed to the reader. */
  get lock(): HistoryLock | undefined {
    const { error } = this.lines;
    if (this.isSwitching || !(error instanceof ApiError) || error.code !== 'HISTORY_LOCKED') return undefined;
    const days = (this.now() - Date.parse(this.date)) / DAY_MS;
    const range = rangeDays.find(([, maxDays]) => days <= maxDays)?.[0] ?? '3y';
    return { range, needs: error.data?.needs ?? 'login' };
  }

  /** The letters to jump to, and how many lines each has; none where the order is another. */
  get letters(): LineFacets['letters'] {
    return this.lineFilter.sort === 'letter' ? (this.facets?.letters ?? []) : [];
  }

  /** The link to what is shown. */
  get params(): RouteParams['market.list'] {
    const { category, date, lineFilter, span } = this;
    return {
      ...(category !== 'all' && { categoryId: category }),
      ...lineListParams(lineFilter, span),
      ...(date && { date })
    };
  }

  get filter(): LineFilter {
    const { category, date, span } = this;
    return {
      ...(category === 'followed' && { followed: true }),
      ...(category !== 'followed' && category !== 'all' && { categoryId: category }),
      ...this.lineFilter.filter,
      ...(date && { date }),
      span
    };
  }

  /** Never rejects: failures are in `lines.error`. */
  async refresh(): Promise<void> {
    this.pendingFacets = this.loadFacets();
    await this.filtered.refresh();
  }

  selectCategory(category: ListCategory): void {
    if (category === this.category) return;
    this.category = category;
    // An origin of another category would leave nothing.
    if (this.lineFilter.origin) this.lineFilter.setOrigin('');
    else this.reload();
  }

  selectSpan(span: ChangeSpan): void {
    this.span = span;
    this.reload();
  }

  /** Empty for the newest quotes. */
  selectDate(date: string): void {
    if (date === this.date) return;
    this.date = date;
    this.reload();
  }

  /**
   * Loads as far as the first line of a letter. Answers its row; undefined when it did not come or another list is
   * shown meanwhile.
   */
  async loadRowOfLetter(letter: string): Promise<number | undefined> {
    const { lines } = this;
    const find = () => lines.items.findIndex((line) => line.letter === letter);
    let before: readonly ListRow[];
    do {
      before = lines.items;
      if (find() < 0) await lines.loadMore();
      // A window that did not come leaves the rows as they are.
    } while (lines.items !== before && lines === this.lines);
    const row = find();
    return row < 0 || lines !== this.lines ? undefined : row;
  }

  private reload(): void {
    if (this.category !== 'followed') this.preferences.setMarkets(this.marketFilter.marketIds);
    this.pendingFacets = this.loadFacets();
    void this.filtered.switch();
  }

  private createList(): PagedList<ListRow> {
    const { filter, category } = this;
    const { sort } = this.lineFilter;
    let letter = '';
    let markFirst = createFirstOfVarietyMarker();
    return new PagedList(async (cursor) => {
      if (category === 'followed' && !this.session.isLoggedIn) return { items: [], nextCursor: null };
      const limit = cursor === undefined ? FIRST_PAGE_SIZE : PAGE_SIZE;
      const query = { ...filter, sort, limit, cursor };
      // Together, so that the list, its letters and their number are drawn once.
      const [{ items, nextCursor }, facets] = await Promise.all([this.api.listPriceLines(query), this.pendingFacets]);
      if (cursor === undefined) {
        letter = '';
        markFirst = createFirstOfVarietyMarker();
        runInAction(() => {
          this.loadedAtMs = this.now();
          if (facets && JSON.stringify(filter) === JSON.stringify(this.filter)) this.applyFacets(facets);
        });
      }
      const rows = items.map((line) => {
        const letterHeading = sort === 'letter' && letter && line.letter !== letter ? line.letter : '';
        letter = line.letter;
        return { ...markFirst(line), letterHeading };
      });
      return { items: rows, nextCursor };
    });
  }

  private applyFacets(facets: LineFacets): void {
    this.facets = facets;
    // Of a category or of a day it may be that some markets have nothing; of everything all have.
    const isUnfiltered = this.category === 'all' && !this.date;
    if (isUnfiltered) this.lineFilter.retainKnownMarkets(facets.markets.map(({ id }) => id));
  }

  private async loadFacets(): Promise<LineFacets | undefined> {
    if (this.needsLogin) return undefined;
    try {
      return await this.api.getLineFacets(this.filter);
    } catch (error) {
      console.warn('the letters of the list were not loaded', error);
      return undefined;
    }
  }

  private async loadNearby(date: string): Promise<void> {
    this.nearby = null;
    if (!date) return;
    try {
      const nearby = await this.api.getNearbyDays(date);
      runInAction(() => {
        if (date === this.date) this.nearby = nearby;
      });
    } catch (error) {
      console.warn('the days around were not loaded', error);
    }
  }
}
