import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { HomeListings } from '@contract/home';
import { getHomeListings } from '@/api/home';
import type { TransactionMode } from '@/stores/settings';
import { currentViewer, type Viewer } from '../viewer';

interface GoodsApi {
  getHomeListings(personalised: boolean): Promise<HomeListings>;
}

/** Supplies and purchase requests that the home page recommends. Lives as long as the page. */
export class GoodsStore {
  side: TransactionMode = 'supply';
  listings: HomeListings | null = null;
  /** True when the last load failed and nothing was loaded before. */
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

  /**
   * After `start`, reloads whenever the viewer logs in or out or switches personalisation.
   * @returns a function that stops it
   */
  startSync(): () => void {
    return reaction(
      () => `${this.viewer.isLoggedIn} ${this.viewer.personalised}`,
      () => void this.load()
    );
  }

  /** Loads the listings when they first come into view; later calls do nothing. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    void this.load();
  }

  selectSide(side: TransactionMode): void {
    this.side = side;
  }

  /** Loads the listings. Those already shown stay when the load fails. */
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
