import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import { LineChoice } from '@/components/priceList/LineChoice';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import type { RouteParams } from '@/routes';

interface MarketApi {
  getMarketOverview(span: ChangeSpan): Promise<MarketOverview>;
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
interface Follows {
  readonly followChanges: number;
}

type Hidden = 'api' | 'session' | 'follows' | 'now' | 'filtered' | 'overviewGeneration' | 'listedFollowChanges';

/** `followed` stands first in the rail; the others are the first-grade categories. */
export type Rail = 'followed' | CategoryId;

/** Rows that come at once: more than any screen shows, few enough to be there soon. */
const WINDOW = 40;

/** The market tab: indices, rise and fall, and the list of price lines with its filters. Lives as long as the tab. */
export class MarketStore {
  rail: Rail = 'fruit';
  span: ChangeSpan = 'day';
  readonly choice = new LineChoice(() => void this.filtered.switch());
  /** Origins of the shown category; none while they are on their way. */
  origins: readonly string[] = [];
  overview: MarketOverview | null = null;
  overviewError: unknown = undefined;
  /** When the shown data came (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly filtered: FilteredList<PriceLine>;
  private overviewGeneration = 0;
  private listedFollowChanges = 0;

  constructor(
    private readonly api: MarketApi,
    private readonly session: Session,
    private readonly follows: Follows,
    private readonly now: () => number = Date.now
  ) {
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, Hidden>(
      this,
      {
        overview: observableRef,
        overviewError: observableRef,
        origins: observableRef,
        choice: false,
        filtered: false,
        api: false,
        session: false,
        follows: false,
        now: false,
        overviewGeneration: false,
        listedFollowChanges: false
      },
      { autoBind: true }
    );
  }

  /** Loads, and again whenever somebody logs in or out. Answers the way to stop that. */
  start(): () => void {
    void this.refresh();
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.refresh()
    );
  }

  get lines(): PagedList<PriceLine> {
    return this.filtered.shown;
  }

  /** The rows of another filter are on their way; `lines` are still those of the filter before. */
  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.overview) return 'ready';
    return this.overviewError === undefined ? 'loading' : 'error';
  }

  /** Data is shown that could not be refreshed. */
  get isStale(): boolean {
    return this.overview !== null && (this.overviewError !== undefined || this.lines.error !== undefined);
  }

  /** A visitor follows nothing: the list is not asked for. */
  get needsLogin(): boolean {
    return this.rail === 'followed' && !this.session.isLoggedIn;
  }

  /** The same list on a page of its own, where its poster is made. */
  get listParams(): RouteParams['market.list'] {
    const { marketIds, origin, changedOnly, sort } = this.choice;
    return {
      categoryId: this.rail,
      span: this.span,
      sort,
      ...(marketIds.length > 0 && { marketId: marketIds.join(',') }),
      ...(origin && { origin }),
      ...(changedOnly && { changedOnly: 'true' })
    };
  }

  /**
   * Never rejects: failures are in `overviewError` and `lines.error`. The first time, overview and lines appear
   * together, so that the page is drawn once.
   */
  async refresh(): Promise<void> {
    const lines = this.filtered.refresh();
    await this.loadOverview(this.overview ? undefined : lines);
    await lines;
  }

  /** The page is shown again: followed lines may have been added or left elsewhere. */
  show(): void {
    if (this.rail === 'followed' && this.listedFollowChanges !== this.follows.followChanges) void this.lines.refresh();
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
    void this.loadOverview();
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
    return this.rail === 'followed' ? { followed: true } : { categoryId: this.rail };
  }

  private createList(): PagedList<PriceLine> {
    const { rail, railFilter, span } = this;
    const { filter, sort } = this.choice;
    return new PagedList(async (cursor) => {
      if (rail === 'followed' && !this.session.isLoggedIn) return { items: [], nextCursor: null };
      this.listedFollowChanges = this.follows.followChanges;
      return this.api.listPriceLines({ ...railFilter, ...filter, span, sort, limit: WINDOW, cursor });
    });
  }

  /** `together`: what has to be there, or to have failed, before the overview is shown. */
  private async loadOverview(together?: Promise<void>): Promise<void> {
    this.overviewGeneration += 1;
    const generation = this.overviewGeneration;
    this.overviewError = undefined;
    const [answer] = await Promise.allSettled([this.api.getMarketOverview(this.span), together]);
    runInAction(() => {
      if (generation !== this.overviewGeneration) return;
      if (answer.status === 'rejected') {
        this.overviewError = answer.reason as unknown;
        return;
      }
      this.overview = answer.value;
      this.loadedAtMs = this.now();
    });
  }
}
