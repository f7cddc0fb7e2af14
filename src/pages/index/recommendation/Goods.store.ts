import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { HomeListings } from '@contract/home';
import { getHomeListings } from '@/api/home';
import type { TransactionMode } from '@/stores/settings';
import { currentViewer, type Viewer } from '../viewer';

interface GoodsApi {
  getHomeListings(personalised: boolean): Promise<HomeListings>;
}

/** Goods on offer and wanted that the home recommends. Lives as long as the page. */
export class GoodsStore {
  side: TransactionMode = 'supply';
  listings: HomeListings | null = null;
  /** The last reading failed, and nothing was read before. */
  isFailed = false;
  private isStarted = false;
  private pendingListings: Promise<HomeListings> | undefined;

  constructor(
    private readonly api: GoodsApi = { getHomeListings },
    private readonly viewer: Viewer = currentViewer
  ) {
    makeAutoObservable<this, 'api' | 'viewer' | 'pendingListings' | 'isStarted'>(
      this,
      { listings: observableRef, api: false, viewer: false, pendingListings: false, isStarted: false },
      { autoBind: true }
    );
  }

  /** Once begun, reads again when somebody logs in or out or switches personalisation. Answers how to stop that. */
  startSync(): () => void {
    return reaction(
      () => `${this.viewer.isLoggedIn} ${this.viewer.personalised}`,
      () => void this.load()
    );
  }

  /** The goods come into sight: reads them, the first time. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    void this.load();
  }

  selectSide(side: TransactionMode): void {
    this.side = side;
  }

  /** What was shown stays when the new goods do not come. */
  async load(): Promise<void> {
    if (!this.isStarted) return;
    const pendingListings = this.api.getHomeListings(this.viewer.personalised);
    this.pendingListings = pendingListings;
    this.isFailed = false;
    try {
      const listings = await pendingListings;
      runInAction(() => {
        if (this.pendingListings === pendingListings) this.listings = listings;
      });
    } catch (error) {
      console.warn('the recommended goods were not loaded', error);
      runInAction(() => {
        if (this.pendingListings === pendingListings) this.isFailed = this.listings === null;
      });
    }
  }
}
