import { makeAutoObservable, reaction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, LineFilter, LineMove, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import { LineFilterStore } from '@/components/priceList/LineFilter.store';
import { lineListParams, parseLineListParams } from '@/components/priceList/lineListParams';
import { createFirstOfVarietyMarker, type ListedLine } from '@/components/priceList/listedLine';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { Resource, type ResourceStatus } from '@/request/Resource';
import type { LineListParams } from '@/routes';

interface MarketOverviewQuery {
  span: ChangeSpan;
  marketIds?: string;
}
interface OverviewRequest {
  query: MarketOverviewQuery;
  /** Load that must settle before the overview is shown. */
  companion?: Promise<void> | undefined;
}
interface MarketApi {
  getMarketOverview(query: MarketOverviewQuery): Promise<MarketOverview>;
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
/** Preferences that all price pages share. */
interface MarketPreferences {
  readonly followChanges: number;
  readonly marketIds: readonly string[];
  setMarkets(ids: readonly string[]): void;
}

type PrivateKey =
  'api' | 'session' | 'preferences' | 'filtered' | 'followedFilter' | 'loadedFollowChanges' | 'originsResource';

export const rails = ['followed', 'all', 'fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend'] as const;
/** Selection of the list: followed lines, all lines, or one top-level category. */
export type Rail = Extract<(typeof rails)[number], 'followed' | 'all' | CategoryId>;

/** Rows per request: more than any screen shows, few enough to load quickly. */
const PAGE_SIZE = 40;

/** State of the market tab: indices, rise and fall, and the filtered list of price lines. Lives as long as the tab. */
export class MarketStore {
  rail: Rail = 'fruit';
  span: ChangeSpan = 'day';
  readonly overview: Resource<MarketOverview, OverviewRequest>;
  private readonly originsResource: Resource<LineFacets & { rail: Rail }, Rail>;
  private readonly filtered: FilteredList<ListedLine>;
  /** Filter of the categories; the overview counts its markets. */
  readonly marketFilter: LineFilterStore;
  /** Separate from `marketFilter`, because followed lines may be sold at other markets than the selected ones. */
  private readonly followedFilter = new LineFilterStore(() => void this.filtered.switch());
  private loadedFollowChanges = 0;

  constructor(
    private readonly api: MarketApi,
    private readonly session: Session,
    private readonly preferences: MarketPreferences,
    now: () => number = Date.now
  ) {
    this.overview = new Resource((request) => this.fetchOverview(request), { audience: 'everyone', now });
    this.originsResource = new Resource(async (rail) => ({ rail, ...(await api.getLineFacets(this.railFilter)) }));
    this.marketFilter = new LineFilterStore(() => this.changeMarkets(), 'default', preferences.marketIds);
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, PrivateKey>(
      this,
      {
        overview: false,
        originsResource: false,
        filtered: false,
        marketFilter: false,
        followedFilter: false,
        api: false,
        session: false,
        preferences: false,
        loadedFollowChanges: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads the state of a link, and reloads whenever the viewer logs in or out.
   * @returns a function that stops the reloading
   */
  start(params: LineListParams = {}): () => void {
    this.applyParams(params);
    void this.load(this.filtered.restart());
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.refresh()
    );
  }

  /** Applies the state that the opening page requested, and reloads. */
  openParams(params: LineListParams): void {
    this.applyParams(params);
    void this.overview.load({ query: this.overviewQuery });
    void this.filtered.switch();
  }

  /** Origins of the shown category; undefined while loading. */
  get facets(): LineFacets | undefined {
    const loaded = this.originsResource.value;
    return loaded?.rail === this.rail ? loaded : undefined;
  }

  get lineFilter(): LineFilterStore {
    return this.rail === 'followed' ? this.followedFilter : this.marketFilter;
  }

  get lines(): PagedList<ListedLine> {
    return this.filtered.shown;
  }

  /** True while the rows of a new filter are loading; `lines` still holds those of the previous one. */
  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  get status(): ResourceStatus {
    return this.overview.status;
  }

  /** True when data is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.overview.value !== null && (this.overview.error !== undefined || this.lines.error !== undefined);
  }

  /** True when followed lines are selected by a visitor, who has none; the list is not requested. */
  get needsLogin(): boolean {
    return this.rail === 'followed' && !this.session.isLoggedIn;
  }

  /** Route parameters that reproduce the current state. */
  get params(): LineListParams {
    return { categoryId: this.rail, ...lineListParams(this.lineFilter, this.span) };
  }

  /**
   * Reloads overview and lines. Never rejects: failures are in `overview.error` and `lines.error`. On the first
   * load both appear together, to render the page once.
   */
  refresh(): Promise<void> {
    return this.load(this.filtered.refresh());
  }

  /** Reloads the followed lines when the page is shown again after they changed elsewhere. */
  handleShown(): void {
    if (this.rail === 'followed' && this.loadedFollowChanges !== this.preferences.followChanges)
      void this.lines.refresh();
  }

  /** Shows the lines behind a count of the overview, largest change first. */
  selectMove(move: LineMove): void {
    this.openParams({
      ...this.params,
      categoryId: 'all',
      marketId: undefined,
      origin: undefined,
      move,
      sort: sortByMove[move]
    });
  }

  selectRail(rail: Rail): void {
    if (rail === this.rail) return;
    this.rail = rail;
    // An origin of the previous category would match nothing.
    if (this.lineFilter.origin) this.lineFilter.setOrigin('');
    else void this.filtered.switch();
  }

  selectSpan(span: ChangeSpan): void {
    this.span = span;
    void this.overview.load({ query: this.overviewQuery });
    void this.filtered.switch();
  }

  /** Loads the origins that the shown category can be filtered by. The filter omits them when this fails. */
  async loadOrigins(): Promise<void> {
    this.originsResource.clear();
    await this.originsResource.load(this.rail);
    const { error } = this.originsResource;
    if (error !== undefined) console.warn('the origins were not loaded', error);
  }

  private get railFilter(): LineFilter {
    if (this.rail === 'all') return {};
    return this.rail === 'followed' ? { followed: true } : { categoryId: this.rail };
  }

  private get overviewQuery(): MarketOverviewQuery {
    const { marketIds } = this.marketFilter.filter;
    return { span: this.span, ...(marketIds && { marketIds }) };
  }

  private applyParams(params: LineListParams): void {
    this.rail = rails.find((known) => known === params.categoryId) ?? this.rail;
    const { lineFilter, span } = parseLineListParams(params);
    this.span = span;
    this.lineFilter.initialize({ sort: this.lineFilter.defaultSort, ...lineFilter });
    if (this.rail !== 'followed') this.preferences.setMarkets(this.marketFilter.marketIds);
  }

  /** Saves the selected markets and reloads the overview, which counts the same markets as the list. */
  private changeMarkets(): void {
    const { marketIds } = this.marketFilter;
    if (marketIds.join() !== this.preferences.marketIds.join()) {
      this.preferences.setMarkets(marketIds);
      void this.overview.load({ query: this.overviewQuery });
    }
    void this.filtered.switch();
  }

  private async fetchOverview({ query, companion }: OverviewRequest): Promise<MarketOverview> {
    const [answer] = await Promise.allSettled([this.api.getMarketOverview(query), companion]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  private async load(lines: Promise<void>): Promise<void> {
    await this.overview.load({ query: this.overviewQuery, companion: this.overview.value ? undefined : lines });
    this.marketFilter.retainKnownMarkets(
      this.overview.value?.markets.map(({ id }) => id) ?? this.marketFilter.marketIds
    );
    await lines;
  }

  private createList(): PagedList<ListedLine> {
    const { rail, railFilter, span } = this;
    const { filter, sort } = this.lineFilter;
    let markFirst = createFirstOfVarietyMarker();
    return new PagedList(async (cursor) => {
      if (rail === 'followed' && !this.session.isLoggedIn) return { items: [], nextCursor: null };
      this.loadedFollowChanges = this.preferences.followChanges;
      const query = { ...railFilter, ...filter, span, sort, limit: PAGE_SIZE, cursor };
      const { items, nextCursor } = await this.api.listPriceLines(query);
      if (cursor === undefined) markFirst = createFirstOfVarietyMarker();
      return { items: items.map((line) => markFirst(line)), nextCursor };
    });
  }
}

const sortByMove = { up: 'rise', flat: undefined, down: 'fall', changed: 'rise' } satisfies Record<
  LineMove,
  string | undefined
>;
