import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { ChangeSpan, LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets, NearbyDays } from '@contract/priceList';
import type { HistoryLock } from '@contract/priceSeries';
import { LineChoice, type LineStart } from '@/components/priceList/LineChoice';
import { paramsOf } from '@/components/priceList/lineParams';
import { inOrder, type ListedLine } from '@/components/priceList/listedLine';
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
interface Shared {
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
export type ListRow = ListedLine & { heads: string };

export interface ListStart {
  category?: ListCategory;
  /** YYYY-MM-DD; empty for the newest quotes. */
  date?: string;
  span?: ChangeSpan;
  choice?: LineStart;
}

/** The first window is there soon, those after it carry far. */
const FIRST_WINDOW = 60;
const WINDOW = 400;
const DAY_MS = 86_400_000;
/** How many days back the shorter of the closed ranges reach. */
const reaches = [
  ['90d', 90],
  ['1y', 365]
] as const;

/** The whole price list of a day with its filters. Lives as long as the page. */
export class MarketListStore {
  category: ListCategory = 'all';
  /** YYYY-MM-DD; empty for the newest quotes. */
  date = '';
  span: ChangeSpan = 'day';
  private readonly ofMarkets: LineChoice;
  /** Of its own: what somebody follows may be sold at markets that they do not look at otherwise. */
  private readonly ofFollowed = new LineChoice(() => this.change(), 'letter');
  /** Null until they come; the list does without. */
  facets: LineFacets | null = null;
  /** The days around one without quotes; null until they are known. */
  nearby: NearbyDays | null = null;
  /** When the shown lines came (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly filtered: FilteredList<ListRow>;
  /** The facets of the chosen filter; undefined for those that will not come. */
  private counting: Promise<LineFacets | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly api: MarketListApi,
    private readonly session: Session,
    private readonly shared: Shared,
    private readonly now: () => number = Date.now
  ) {
    this.ofMarkets = new LineChoice(() => this.change(), 'letter', shared.marketIds);
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<
      this,
      'api' | 'session' | 'shared' | 'now' | 'filtered' | 'counting' | 'ofMarkets' | 'ofFollowed'
    >(
      this,
      {
        facets: observableRef,
        nearby: observableRef,
        ofMarkets: false,
        ofFollowed: false,
        shared: false,
        filtered: false,
        counting: false,
        api: false,
        session: false,
        now: false
      },
      { autoBind: true }
    );
  }

  /** Loads, and again whenever somebody logs in or out. Answers the way to stop that. */
  start({ category = 'all', date = '', span = 'day', choice = {} }: ListStart = {}): () => void {
    this.category = category;
    this.date = date;
    this.span = span;
    this.choice.begin(choice);
    this.change();
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

  get choice(): LineChoice {
    return this.category === 'followed' ? this.ofFollowed : this.ofMarkets;
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
    const range = reaches.find(([, most]) => days <= most)?.[0] ?? '3y';
    return { range, needs: error.data?.needs ?? 'login' };
  }

  /** The letters to jump to, and how many lines each has; none where the order is another. */
  get letters(): LineFacets['letters'] {
    return this.choice.sort === 'letter' ? (this.facets?.letters ?? []) : [];
  }

  /** The link to what is shown. */
  get params(): RouteParams['market.list'] {
    const { category, date, choice, span } = this;
    return { ...(category !== 'all' && { categoryId: category }), ...paramsOf(choice, span), ...(date && { date }) };
  }

  get filter(): LineFilter {
    const { category, date, span } = this;
    return {
      ...(category === 'followed' && { followed: true }),
      ...(category !== 'followed' && category !== 'all' && { categoryId: category }),
      ...this.choice.filter,
      ...(date && { date }),
      span
    };
  }

  /** Never rejects: failures are in `lines.error`. */
  async refresh(): Promise<void> {
    this.counting = this.loadFacets();
    await this.filtered.refresh();
  }

  selectCategory(category: ListCategory): void {
    if (category === this.category) return;
    this.category = category;
    // An origin of another category would leave nothing.
    if (this.choice.origin) this.choice.setOrigin('');
    else this.change();
  }

  selectSpan(span: ChangeSpan): void {
    this.span = span;
    this.change();
  }

  /** Empty for the newest quotes. */
  selectDate(date: string): void {
    if (date === this.date) return;
    this.date = date;
    this.change();
  }

  /**
   * Loads as far as the first line of a letter. Answers its row; undefined when it did not come or another list is
   * shown meanwhile.
   */
  async rowOf(letter: string): Promise<number | undefined> {
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

  private change(): void {
    if (this.category !== 'followed') this.shared.setMarkets(this.ofMarkets.marketIds);
    this.counting = this.loadFacets();
    void this.filtered.switch();
  }

  private createList(): PagedList<ListRow> {
    const { filter, category } = this;
    const { sort } = this.choice;
    let letter = '';
    let listed = inOrder();
    return new PagedList(async (cursor) => {
      if (category === 'followed' && !this.session.isLoggedIn) return { items: [], nextCursor: null };
      const limit = cursor === undefined ? FIRST_WINDOW : WINDOW;
      const query = { ...filter, sort, limit, cursor };
      // Together, so that the list, its letters and their number are drawn once.
      const [{ items, nextCursor }, facets] = await Promise.all([this.api.listPriceLines(query), this.counting]);
      if (cursor === undefined) {
        letter = '';
        listed = inOrder();
        runInAction(() => {
          this.loadedAtMs = this.now();
          if (facets && JSON.stringify(filter) === JSON.stringify(this.filter)) this.show(facets);
        });
      }
      const rows = items.map((line) => {
        const heads = sort === 'letter' && letter && line.letter !== letter ? line.letter : '';
        letter = line.letter;
        return { ...listed(line), heads };
      });
      return { items: rows, nextCursor };
    });
  }

  private show(facets: LineFacets): void {
    this.facets = facets;
    // Of a category or of a day it may be that some markets have nothing; of everything all have.
    const isWhole = this.category === 'all' && !this.date;
    if (isWhole) this.choice.keepMarkets(facets.markets.map(({ id }) => id));
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
