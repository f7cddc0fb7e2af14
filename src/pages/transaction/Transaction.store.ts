import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { ListedPurchase, ListedSupply, PurchaseOrder, PurchaseQuery, SupplyQuery } from '@contract/listing';
import type { ListingRow } from '@/components/listing/listingRow';
import type { PositionPlatform } from '@/platform/position/types';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import type { TransactionMode } from '@/stores/transactionTab';
import { ListingFilterStore } from './ListingFilter.store';

interface TransactionApi extends PositionPlatform {
  listSupplies(query: SupplyQuery): Promise<Page<ListedSupply>>;
  listPurchases(query: PurchaseQuery): Promise<Page<ListedPurchase>>;
  refreshSupply(id: string): Promise<unknown>;
}

interface TransactionTab {
  readonly transactionMode: TransactionMode;
  setMode(mode: TransactionMode): void;
}

interface Invalidation {
  refreshIfInvalidated(list: 'transaction', rows: FilteredList<ListingRow>): Promise<void>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** The sheet that is open over the list. */
export type TransactionSheet = 'varieties' | 'origin' | 'delivery' | 'filter';

/** State of the supply and demand tab: both lists with their sort orders. Lives as long as the tab. */
export class TransactionStore {
  readonly filter: ListingFilterStore;
  chosenSort: PurchaseOrder = 'recommended';
  openSheet: TransactionSheet | null = null;
  /** The viewer's location, rounded to ten kilometres; null until it is shared. */
  near: string | null = null;
  /** True when the location is unavailable: sorting by distance is not offered. */
  isLocationDenied: boolean;
  private readonly filtered: FilteredList<ListingRow>;

  constructor(
    private readonly api: TransactionApi,
    private readonly tab: TransactionTab,
    private readonly invalidation: Invalidation,
    private readonly session: Session
  ) {
    this.isLocationDenied = !api.canLocate();
    this.filter = new ListingFilterStore(tab, () => void this.filtered.switch());
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'tab' | 'invalidation' | 'session' | 'filtered'>(
      this,
      { filter: false, filtered: false, api: false, tab: false, invalidation: false, session: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the list, and reloads it whenever the side or the session changes.
   * @returns a function that stops it
   */
  start(): () => void {
    void this.list.refresh();
    const stops = [
      reaction(
        () => this.tab.transactionMode,
        // Restarts with an empty list: supply rows must not be shown as purchase requests.
        () => void this.filtered.restart()
      ),
      reaction(
        () => this.session.isLoggedIn,
        // Rows mark the viewer's own listings and quotations.
        () => void this.refresh()
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  get list(): PagedList<ListingRow> {
    return this.filtered.shown;
  }

  /** True while the rows of a new filter are loading; `list` still holds those of the previous one. */
  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  get mode(): TransactionMode {
    return this.tab.transactionMode;
  }

  /** Sort order of the shown side: supplies cannot be sorted by requested quantity. */
  get sort(): PurchaseOrder {
    return this.mode === 'supply' && this.chosenSort === 'quantity' ? 'recommended' : this.chosenSort;
  }

  /** True when rows are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.list.isLoaded && this.list.error !== undefined;
  }

  /** Reloads the list. Never rejects: a failure is stored in `list.error`. */
  refresh(): Promise<void> {
    return this.filtered.refresh();
  }

  /** Reloads the list when the page is shown again after another page changed it. */
  handleShown(): void {
    void this.invalidation.refreshIfInvalidated('transaction', this.filtered);
  }

  open(sheet: TransactionSheet): void {
    this.openSheet = sheet;
  }

  close(): void {
    this.openSheet = null;
  }

  selectMode(mode: TransactionMode): void {
    this.tab.setMode(mode);
  }

  selectSort(sort: PurchaseOrder): void {
    if (sort === this.sort) return;
    this.chosenSort = sort;
    void this.filtered.switch();
  }

  /** Cycles the price sort: first tap one direction, second tap the other, third tap off. */
  cyclePriceSort(): void {
    const next: Partial<Record<PurchaseOrder, PurchaseOrder>> = {
      price: 'priceReversed',
      priceReversed: 'recommended'
    };
    this.selectSort(next[this.sort] ?? 'price');
  }

  /**
   * Requests the location and sorts by distance. The caller must have explained the purpose before.
   * @returns false when the location is unavailable
   */
  async sortByDistance(): Promise<boolean> {
    const near = this.near ?? (await this.api.locate());
    runInAction(() => {
      this.near = near;
      this.isLocationDenied = near === null;
    });
    if (near !== null) this.selectSort('distance');
    return near !== null;
  }

  /**
   * Confirms that an own supply is still offered.
   * @throws ApiError when the supply cannot be confirmed any more
   */
  async refreshOwn(id: string): Promise<void> {
    await this.api.refreshSupply(id);
    void this.refresh();
  }

  private createList(): PagedList<ListingRow> {
    const { mode, sort, near } = this;
    const filter = { ...this.filter.query, ...(sort === 'distance' && near !== null && { near }) };
    return new PagedList<ListingRow>((cursor) => {
      const query = { ...filter, ...(cursor !== undefined && { cursor }) };
      return mode === 'supply' ? this.fetchSupplies(query, sort) : this.fetchPurchases(query, sort);
    });
  }

  private async fetchSupplies(query: SupplyQuery, sort: PurchaseOrder): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listSupplies(sort === 'quantity' ? query : { ...query, sort });
    return { items: items.map((supply) => ({ ...supply, kind: 'supply' })), nextCursor };
  }

  private async fetchPurchases(query: PurchaseQuery, sort: PurchaseOrder): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listPurchases({ ...query, sort });
    return { items: items.map((purchase) => ({ ...purchase, kind: 'purchase' })), nextCursor };
  }
}
