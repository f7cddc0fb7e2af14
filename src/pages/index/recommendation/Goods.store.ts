import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { HomeListings } from '@contract/home';
import { getHomeListings } from '@/api/home';
import type { TransactionMode } from '@/stores/settings';
import { theReader, type Reader } from '../Reader';

interface GoodsApi {
  getHomeListings(personalised: boolean): Promise<HomeListings>;
}

/** Goods on offer and wanted that the home recommends. Lives as long as the page. */
export class GoodsStore {
  side: TransactionMode = 'supply';
  listings: HomeListings | null = null;
  /** The last reading failed, and nothing was read before. */
  isFailed = false;
  private hasBegun = false;
  private arrival: Promise<HomeListings> | undefined;

  constructor(
    private readonly api: GoodsApi = { getHomeListings },
    private readonly reader: Reader = theReader
  ) {
    makeAutoObservable<this, 'api' | 'reader' | 'arrival' | 'hasBegun'>(
      this,
      { listings: observableRef, api: false, reader: false, arrival: false, hasBegun: false },
      { autoBind: true }
    );
  }

  /** Once begun, reads again when somebody logs in or out or switches personalisation. Answers how to stop that. */
  follow(): () => void {
    return reaction(
      () => `${this.reader.isLoggedIn} ${this.reader.personalised}`,
      () => void this.load()
    );
  }

  /** The goods come into sight: reads them, the first time. */
  begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    void this.load();
  }

  show(side: TransactionMode): void {
    this.side = side;
  }

  /** What was shown stays when the new goods do not come. */
  async load(): Promise<void> {
    if (!this.hasBegun) return;
    const arrival = this.api.getHomeListings(this.reader.personalised);
    this.arrival = arrival;
    this.isFailed = false;
    try {
      const listings = await arrival;
      runInAction(() => {
        if (this.arrival === arrival) this.listings = listings;
      });
    } catch (error) {
      console.warn('the recommended goods were not loaded', error);
      runInAction(() => {
        if (this.arrival === arrival) this.isFailed = this.listings === null;
      });
    }
  }
}
