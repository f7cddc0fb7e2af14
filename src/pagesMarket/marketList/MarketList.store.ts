import { makeAutoObservable, reaction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { ChangeSpan, LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets, NearbyDays } from '@contract/priceList';
import type { HistoryLock } from '@contract/priceSeries';
import { DAY_MS } from '@rules/duration';
import { type InitialLineFilter, LineFilterStore } from '@/components/priceList/LineFilter.store';
import { lineListParams } from '@/components/priceList/lineListParams';
import { createFirstOfVarietyMarker, type ListedLine } from '@/components/priceList/listedLine';
import { isApiError } from '@/lib/ApiError';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';
import type { RouteParams } from '@/routes';
import { ListFacetsStore } from './ListFacets.store';

interface MarketListApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
  getNearbyDays(date: string): Promise<NearbyDays>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
/** Preferences that all price pages share. */
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
/**
 * A line with the letter heading above it when sorted by letter; empty for the first letter, which the header shows.
 */
export type ListRow = ListedLine & { letterHeading: string };

export interface InitialMarketList {
  category?: ListCategory;
  /** YYYY-MM-DD; empty for the newest quotes. */
  date?: string;
  span?: ChangeSpan;
  lineFilter?: InitialLineFilter;
}

/** The first page is small to load quickly; the following ones are large. */
const FIRST_PAGE_SIZE = 60;
const PAGE_SIZE = 400;
/** Maximum age in days of the shorter locked ranges. */
const rangeDays = [
  ['90d', 90],
  ['1y', 365]
] as const;

/** State of the complete price list of a day, with its filters. Lives as long as the page. */
export class MarketListStore {
  category: ListCategory = 'all';
  /** YYYY-MM-DD; empty for the newest quotes. */
  date = '';
  span: ChangeSpan = 'day';
  private readonly marketFilter: LineFilterStore;
  /** Separate from `marketFilter`, because followed lines may be sold at other markets than the selected ones. */
  private readonly followedFilter = new LineFilterStore(() => this.reload(), 'letter');
  private readonly facetsStore: ListFacetsStore;
  private readonly nearbyResource: Resource<{ date: string; days: NearbyDays }, string>;
  private readonly filtered: FilteredList<ListRow>;

  constructor(
    private readonly api: MarketListApi,
    private readonly session: Session,
    private readonly preferences: MarketPreferences,
    private readonly now: () => number = Date.now
  ) {
    this.marketFilter = new LineFilterStore(() => this.reload(), 'letter', preferences.marketIds);
    this.facetsStore = new ListFacetsStore(api);
    this.nearbyResource = new Resource(async (date) => ({ date, days: await api.getNearbyDays(date) }), {
      audience: 'everyone'
    });
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<
      this,
      | 'api'
      | 'session'
      | 'preferences'
      | 'now'
      | 'filtered'
      | 'marketFilter'
      | 'followedFilter'
      | 'facetsStore'
      | 'nearbyResource'
    >(
      this,
      {
        facetsStore: false,
        nearbyResource: false,
        marketFilter: false,
        followedFilter: false,
        preferences: false,
        filtered: false,
        api: false,
        session: false,
        now: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads the list, and reloads it whenever the viewer logs in or out.
   * @returns a function that stops the reloading
   */
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

  /** Facets loaded last, as in `ListFacetsStore`; null before. */
  get facets(): LineFacets | null {
    return this.facetsStore.loaded;
  }

  /** Days with quotes nearest to a day without any; null until loaded. */
  get nearby(): NearbyDays | null {
    const loaded = this.nearbyResource.value;
    return loaded?.date === this.date ? loaded.days : null;
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

  /** True when lines are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.lines.isLoaded && this.lines.error !== undefined;
  }

  /** True when followed lines are selected by a visitor, who has none; the list is not requested. */
  get needsLogin(): boolean {
    return this.category === 'followed' && !this.session.isLoggedIn;
  }

  /** The requirement of the selected day when it is locked for the viewer. */
  get lock(): HistoryLock | undefined {
    const { error } = this.lines;
    if (this.isSwitching || !isApiError(error, 'HISTORY_LOCKED')) return undefined;
    const days = (this.now() - Date.parse(this.date)) / DAY_MS;
    const range = rangeDays.find(([, maxDays]) => days <= maxDays)?.[0] ?? '3y';
    return { range, needs: error.data?.needs ?? 'login' };
  }

  /**
   * Letters to jump to, with the number of lines of each; empty in another sort order, and when those of the filter failed
   * to load.
   */
  get letters(): LineFacets['letters'] {
    const { facetsStore } = this;
    const isOfShown = this.isSwitching || facetsStore.isOf(this.filter);
    return this.lineFilter.sort === 'letter' && isOfShown ? (facetsStore.loaded?.letters ?? []) : [];
  }

  /** Route parameters that reproduce the current state. */
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

  /** Reloads lines and facets. Never rejects: failures are stored in `lines.error`. */
  refresh(): Promise<void> {
    return this.filtered.refresh();
  }

  selectCategory(category: ListCategory): void {
    if (category === this.category) return;
    this.category = category;
    // An origin of the previous category would match nothing.
    if (this.lineFilter.origin) this.lineFilter.setOrigin('');
    else this.reload();
  }

  selectSpan(span: ChangeSpan): void {
    this.span = span;
    this.reload();
  }

  /** Selects a day (YYYY-MM-DD); empty for the newest quotes. */
  selectDate(date: string): void {
    if (date === this.date) return;
    this.date = date;
    this.reload();
  }

  /**
   * Loads pages up to the first line of a letter.
   * @returns its row index; undefined when it failed to load or another list is shown by then
   */
  async loadRowOfLetter(letter: string): Promise<number | undefined> {
    const { lines } = this;
    const find = () => lines.items.findIndex((line) => line.letter === letter);
    let before: readonly ListRow[];
    do {
      before = lines.items;
      if (find() < 0) await lines.loadMore();
      // A failed page leaves `items` unchanged.
    } while (lines.items !== before && lines === this.lines);
    const row = find();
    return row < 0 || lines !== this.lines ? undefined : row;
  }

  private reload(): void {
    if (this.category !== 'followed') this.preferences.setMarkets(this.marketFilter.marketIds);
    void this.filtered.switch();
  }

  private createList(): PagedList<ListRow> {
    const { filter, category } = this;
    const { sort } = this.lineFilter;
    let letter = '';
    let markFirst = createFirstOfVarietyMarker();
    return new PagedList(async (cursor) => {
      if (category === 'followed' && !this.session.isLoggedIn) {
        this.facetsStore.cancel();
        return { items: [], nextCursor: null };
      }
      const limit = cursor === undefined ? FIRST_PAGE_SIZE : PAGE_SIZE;
      const lines = this.api.listPriceLines({ ...filter, sort, limit, cursor });
      const facets = cursor === undefined ? this.loadFacets(filter, lines) : undefined;
      const [{ items, nextCursor }] = await Promise.all([lines, facets]);
      if (cursor === undefined) {
        letter = '';
        markFirst = createFirstOfVarietyMarker();
      }
      const rows = items.map((line) => {
        const letterHeading = sort === 'letter' && letter && line.letter !== letter ? line.letter : '';
        letter = line.letter;
        return { ...markFirst(line), letterHeading };
      });
      return { items: rows, nextCursor };
    }, this.now);
  }

  private async loadFacets(filter: LineFilter, lines: Promise<unknown>): Promise<void> {
    if (!(await this.facetsStore.load({ filter, lines })) || !this.facets) return;
    // Only the unfiltered list contains every market; a category or a day may lack some.
    const isUnfiltered = !filter.followed && filter.categoryId === undefined && filter.date === undefined;
    if (isUnfiltered) this.marketFilter.retainKnownMarkets(this.facets.markets.map(({ id }) => id));
  }

  private async loadNearby(date: string): Promise<void> {
    this.nearbyResource.clear();
    if (!date) return;
    await this.nearbyResource.load(date);
    const { error } = this.nearbyResource;
    if (error !== undefined) console.warn('the days around were not loaded', error);
  }
}
