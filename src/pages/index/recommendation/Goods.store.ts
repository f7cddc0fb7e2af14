import { makeAutoObservable, reaction } from 'mobx';
import type { HomeListings } from '@contract/home';
import { getHomeListings } from '@/api/home';
import { Resource } from '@/request/Resource';
import type { TransactionMode } from '@/stores/transactionTab';
import { currentViewer, type Viewer } from '../viewer';

interface GoodsApi {
  getHomeListings(personalised: boolean): Promise<HomeListings>;
}

/** Supplies and purchase requests that the home page recommends. Lives as long as the page. */
export class GoodsStore {
  side: TransactionMode = 'supply';
  private isStarted = false;
  private readonly resource: Resource<HomeListings, boolean>;

  constructor(
    api: GoodsApi = { getHomeListings },
    private readonly viewer: Viewer = currentViewer
  ) {
    this.resource = new Resource((personalised) => api.getHomeListings(personalised), { audience: 'everyone' });
    makeAutoObservable<this, 'viewer' | 'resource' | 'isStarted'>(
      this,
      { viewer: false, resource: false, isStarted: false },
      { autoBind: true }
    );
  }

  get listings(): HomeListings | null {
    return this.resource.value;
  }

  /** True when the last load failed and nothing was loaded before. */
  get isFailed(): boolean {
    return this.listings === null && this.resource.error !== undefined;
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
    await this.resource.load(this.viewer.personalised);
    const { error } = this.resource;
    if (error !== undefined) console.warn('the recommended goods were not loaded', error);
  }
}
