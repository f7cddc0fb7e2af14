import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, LineFilter, LineMove, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import { LineChoice } from '@/components/priceList/LineChoice';
import { paramsOf, startOf } from '@/components/priceList/lineParams';
import { inOrder, type ListedLine } from '@/components/priceList/listedLine';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import type { LineListParams } from '@/routes';
import { BoardStore, type BoardQuery } from './Board.store';

interface MarketApi {
  getMarketOverview(query: BoardQuery): Promise<MarketOverview>;
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
/** What the pages of prices have in common. */
interface Shared {
  readonly followChanges: number;
  readonly marketIds: readonly string[];
  setMarkets(ids: readonly string[]): void;
}

type Hidden = 'api' | 'session' | 'shared' | 'filtered' | 'ofFollowed' | 'listedFollowChanges';

export const rails = ['followed', 'all', 'fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend'] as const;
/** What the list shows: what the reader follows, everything, or a first-grade category. */
export type Rail = Extract<(typeof rails)[number], 'followed' | 'all' | CategoryId>;

/** Rows that come at once: more than any screen shows, few enough to be there soon. */
const WINDOW = 40;

/** The market tab: indices, rise and fall, and the list of price lines with its filters. Lives as long as the tab. */
export class MarketStore {
  rail: Rail = 'fruit';
  span: ChangeSpan = 'day';
  readonly board: BoardStore;
  /** Origins of the shown category; none while they are on their way. */
  origins: readonly string[] = [];
  private readonly filtered: FilteredList<ListedLine>;
  /** What narrows the categories; the board counts its markets. */
  readonly ofMarkets: LineChoice;
  /** Of its own: what somebody follows may be sold at markets that they do not look at otherwise. */
  private readonly ofFollowed = new LineChoice(() => void this.filtered.switch());
  private listedFollowChanges = 0;

  constructor(
    private readonly api: MarketApi,
    private readonly session: Session,
    private readonly shared: Shared,
    now: () => number = Date.now
  ) {
    this.board = new BoardStore((query) => api.getMarketOverview(query), now);
    this.ofMarkets = new LineChoice(() => this.changeMarkets(), 'default', shared.marketIds);
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, Hidden>(
      this,
      {
        board: false,
        origins: observableRef,
        filtered: false,
        ofMarkets: false,
        ofFollowed: false,
        api: false,
        session: false,
        shared: false,
        listedFollowChanges: false
      },
      { autoBind: true }
    );
  }

  /** Loads what a link asks for, and again whenever somebody logs in or out. Answers the way to stop that. */
  start(params: LineListParams = {}): () => void {
    this.begin(params);
    void this.load(this.filtered.restart());
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.refresh()
    );
  }

  /** Shows what somebody who led here wants to be seen. */
  open(params: LineListParams): void {
    this.begin(params);
    void this.board.load(this.boardQuery);
    void this.filtered.switch();
  }

  get choice(): LineChoice {
    return this.rail === 'followed' ? this.ofFollowed : this.ofMarkets;
  }

  get lines(): PagedList<ListedLine> {
    return this.filtered.shown;
  }

  /** The rows of another filter are on their way; `lines` are still those of the filter before. */
  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.board.overview) return 'ready';
    return this.board.error === undefined ? 'loading' : 'error';
  }

  /** Data is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.board.overview !== null && (this.board.error !== undefined || this.lines.error !== undefined);
  }

  /** A visitor follows nothing: the list is not asked for. */
  get needsLogin(): boolean {
    return this.rail === 'followed' && !this.session.isLoggedIn;
  }

  /** The link to what is shown. */
  get params(): LineListParams {
    return { categoryId: this.rail, ...paramsOf(this.choice, this.span) };
  }

  /**
   * Never rejects: failures are in `board.error` and `lines.error`. The first time, overview and lines appear together,
   * so that the page is drawn once.
   */
  refresh(): Promise<void> {
    return this.load(this.filtered.refresh());
  }

  /** The page is shown again: followed lines may have been added or left elsewhere. */
  show(): void {
    if (this.rail === 'followed' && this.listedFollowChanges !== this.shared.followChanges) void this.lines.refresh();
  }

  /** The lines that a count of the board is of, what moved most first. */
  selectMove(move: LineMove): void {
    this.open({ ...this.params, categoryId: 'all', marketId: undefined, origin: undefined, move, sort: sortOf[move] });
  }

  selectRail(rail: Rail): void {
    if (rail === this.rail) return;
    this.rail = rail;
    // An origin of another category would leave nothing.
    if (this.choice.origin) this.choice.setOrigin('');
    else void this.filtered.switch();
  }

  selectSpan(span: ChangeSpan): void {
    this.span = span;
    void this.board.load(this.boardQuery);
    void this.filtered.switch();
  }

  /** What the shown category can be narrowed by; the filters do without when it does not come. */
  async loadOrigins(): Promise<void> {
    const { rail } = this;
    this.origins = [];
    try {
      const { origins } = await this.api.getLineFacets(this.railFilter);
      runInAction(() => {
        if (rail === this.rail) this.origins = origins;
      });
    } catch (error) {
      console.warn('the origins were not loaded', error);
    }
  }

  private get railFilter(): LineFilter {
    if (this.rail === 'all') return {};
    return this.rail === 'followed' ? { followed: true } : { categoryId: this.rail };
  }

  private get boardQuery(): BoardQuery {
    const { marketIds } = this.ofMarkets.filter;
    return { span: this.span, ...(marketIds && { marketIds }) };
  }

  private begin(params: LineListParams): void {
    this.rail = rails.find((known) => known === params.categoryId) ?? this.rail;
    const { choice, span } = startOf(params);
    this.span = span;
    this.choice.begin({ sort: this.choice.usualSort, ...choice });
    if (this.rail !== 'followed') this.shared.setMarkets(this.ofMarkets.marketIds);
  }

  /** The board counts the markets that the list shows. */
  private changeMarkets(): void {
    const { marketIds } = this.ofMarkets;
    if (marketIds.join() !== this.shared.marketIds.join()) {
      this.shared.setMarkets(marketIds);
      void this.board.load(this.boardQuery);
    }
    void this.filtered.switch();
  }

  private async load(lines: Promise<void>): Promise<void> {
    await this.board.load(this.boardQuery, this.board.overview ? undefined : lines);
    this.ofMarkets.keepMarkets(this.board.overview?.markets.map(({ id }) => id) ?? this.ofMarkets.marketIds);
    await lines;
  }

  private createList(): PagedList<ListedLine> {
    const { rail, railFilter, span } = this;
    const { filter, sort } = this.choice;
    let listed = inOrder();
    return new PagedList(async (cursor) => {
      if (rail === 'followed' && !this.session.isLoggedIn) return { items: [], nextCursor: null };
      this.listedFollowChanges = this.shared.followChanges;
      const query = { ...railFilter, ...filter, span, sort, limit: WINDOW, cursor };
      const { items, nextCursor } = await this.api.listPriceLines(query);
      if (cursor === undefined) listed = inOrder();
      return { items: items.map((line) => listed(line)), nextCursor };
    });
  }
}

const sortOf = { up: 'rise', flat: undefined, down: 'fall', changed: 'rise' } satisfies Record<
  LineMove,
  string | undefined
>;
