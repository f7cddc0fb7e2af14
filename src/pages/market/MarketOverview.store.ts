import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan } from '@contract/priceLine';

export interface MarketOverviewQuery {
  span: ChangeSpan;
  marketIds?: string;
}

/**
 * State of the market tab's header: indices, and how many lines rose, stayed flat and fell. Lives as long as the tab.
 */
export class MarketOverviewStore {
  overview: MarketOverview | null = null;
  error: unknown = undefined;
  /** Time when the shown overview was loaded (epoch ms); 0 before the first load. */
  loadedAtMs = 0;
  private generation = 0;

  constructor(
    private readonly getMarketOverview: (query: MarketOverviewQuery) => Promise<MarketOverview>,
    private readonly now: () => number
  ) {
    makeAutoObservable<this, 'getMarketOverview' | 'now' | 'generation'>(
      this,
      { overview: observableRef, error: observableRef, getMarketOverview: false, now: false, generation: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the overview. Never rejects: a failure is stored in `error`.
   * @param companion a load that must settle before the overview is shown
   */
  async load(query: MarketOverviewQuery, companion?: Promise<void>): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    const [answer] = await Promise.allSettled([this.getMarketOverview(query), companion]);
    runInAction(() => {
      if (generation !== this.generation) return;
      if (answer.status === 'rejected') {
        this.error = answer.reason as unknown;
        return;
      }
      this.overview = answer.value;
      this.loadedAtMs = this.now();
    });
  }
}
