import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { ListedPurchase, ListedSupply, PurchaseOrder, PurchaseQuery, SupplyQuery } from '@contract/listing';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import type { ListingRow } from '@/components/listing/listingRow';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import type { PositionPlatform } from '@/platform/position.types';
import type { TransactionMode } from '@/stores/settings';
import { countFilters, filterQuery, noFilter, type FilterMark, type FilterValues, type Named } from './filterValues';

interface TransactionApi extends PositionPlatform {
  listSupplies(query: SupplyQuery): Promise<Page<ListedSupply>>;
  listPurchases(query: PurchaseQuery): Promise<Page<ListedPurchase>>;
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  refreshSupply(id: string): Promise<unknown>;
}

/** What outlives the page: which side of the trade is shown, and the variety that another page has narrowed it to. */
interface Choice {
  readonly transactionMode: TransactionMode;
  readonly transactionVarietyId: string;
  readonly transactionNeedsRefresh: boolean;
  setTransactionMode(mode: TransactionMode): void;
  setTransactionVariety(varietyId: string): void;
  setNeedsRefresh(list: 'transaction', isNeeded: boolean): void;
}

/** The sheet that is open over the list. */
export type OpenedSheet = 'varieties' | 'origin' | 'delivery' | 'filter';

/** The supply and demand tab: both lists with their filters and orders. Lives as long as the tab. */
export class TransactionStore {
  filters: FilterValues = noFilter;
  chosenSort: PurchaseOrder = 'recommended';
  opened: OpenedSheet | null = null;
  /** Where the reader is, to ten kilometres; null until they have let it be known. */
  near: string | null = null;
  /** The place is not known and will not be: the order by distance is not offered. */
  isPlaceRefused: boolean;
  /** When the shown rows came (epoch ms); 0 before. */
  loadedAtMs = 0;
  /** The name of the variety that another page has chosen; empty until it is known. */
  varietyName = '';
  private readonly filtered: FilteredList<ListingRow>;

  constructor(
    private readonly api: TransactionApi,
    private readonly choice: Choice,
    private readonly now: () => number = Date.now
  ) {
    this.isPlaceRefused = !api.canLocate();
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'choice' | 'now' | 'filtered'>(
      this,
      { filters: observableRef, filtered: false, api: false, choice: false, now: false },
      { autoBind: true }
    );
  }

  /** Loads, and again whenever the side or the variety changes. Answers the way to stop that. */
  start(): () => void {
    void this.list.refresh();
    void this.nameVariety();
    const stops = [
      reaction(
        () => this.choice.transactionMode,
        // Supplies say nothing about purchases: the other side starts from nothing.
        () => void this.filtered.restart()
      ),
      reaction(
        () => this.choice.transactionVarietyId,
        () => {
          void this.nameVariety();
          void this.filtered.switch();
        }
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  get list(): PagedList<ListingRow> {
    return this.filtered.shown;
  }

  /** The rows of another filter are on their way; `list` still has those of the filter before. */
  get isSwitching(): boolean {
    return this.filtered.isSwitching;
  }

  get mode(): TransactionMode {
    return this.choice.transactionMode;
  }

  /** The order of this side: supplies are not sorted by how much is wanted. */
  get sort(): PurchaseOrder {
    return this.mode === 'supply' && this.chosenSort === 'quantity' ? 'recommended' : this.chosenSort;
  }

  /** Those that another page, or the reader here, has narrowed the lists to. */
  get varieties(): readonly Named[] {
    const id = this.choice.transactionVarietyId;
    return id === '' ? this.filters.varieties : [{ id, name: this.varietyName }];
  }

  get filterCount(): number {
    return countFilters(this.filters, this.mode);
  }

  get isFiltered(): boolean {
    return this.varieties.length > 0 || this.filterCount > 0;
  }

  /** Rows are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.list.isLoaded && this.list.error !== undefined;
  }

  /** Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.filtered.refresh();
  }

  /** The page is on the screen again: what another page has changed meanwhile is loaded. */
  handleShown(): void {
    if (!this.choice.transactionNeedsRefresh) return;
    this.choice.setNeedsRefresh('transaction', false);
    void this.refresh();
  }

  open(sheet: OpenedSheet): void {
    this.opened = sheet;
  }

  close(): void {
    this.opened = null;
  }

  selectMode(mode: TransactionMode): void {
    this.choice.setTransactionMode(mode);
  }

  selectSort(sort: PurchaseOrder): void {
    if (sort === this.sort) return;
    this.chosenSort = sort;
    void this.filtered.switch();
  }

  /** The first tap sorts by it, the second the other way round, the third as before. */
  turnPrice(): void {
    const next: Partial<Record<PurchaseOrder, PurchaseOrder>> = {
      price: 'priceReversed',
      priceReversed: 'recommended'
    };
    this.selectSort(next[this.sort] ?? 'price');
  }

  /** Asks the system where the reader is, who has been told what for. False when it does not tell. */
  async sortByDistance(): Promise<boolean> {
    const near = this.near ?? (await this.api.locate());
    runInAction(() => {
      this.near = near;
      this.isPlaceRefused = near === null;
    });
    if (near !== null) this.selectSort('distance');
    return near !== null;
  }

  toggle(mark: FilterMark): void {
    this.narrow({ [mark]: !this.filters[mark] });
  }

  narrow(changes: Partial<FilterValues>): void {
    this.filters = { ...this.filters, ...changes };
    void this.filtered.switch();
  }

  /** Takes the place of what another page has chosen. */
  selectVarieties(varieties: readonly Named[]): void {
    this.filters = { ...this.filters, varieties };
    this.reloadWithoutVariety();
  }

  clearFilters(): void {
    this.filters = noFilter;
    this.reloadWithoutVariety();
  }

  /** Confirms an own supply. Rejects when the server refuses. */
  async refreshOwn(id: string): Promise<void> {
    await this.api.refreshSupply(id);
    void this.refresh();
  }

  private reloadWithoutVariety(): void {
    // The reaction to the variety loads; without one nothing else would.
    if (this.choice.transactionVarietyId !== '') this.choice.setTransactionVariety('');
    else void this.filtered.switch();
  }

  private createList(): PagedList<ListingRow> {
    const { mode, sort, near } = this;
    const varietyId = this.choice.transactionVarietyId;
    const filter = {
      ...filterQuery(varietyId === '' ? this.filters : { ...this.filters, varieties: [] }, mode),
      ...(varietyId && { varietyId }),
      ...(sort === 'distance' && near !== null && { near })
    };
    return new PagedList<ListingRow>(async (cursor) => {
      const query = { ...filter, ...(cursor !== undefined && { cursor }) };
      const window = mode === 'supply' ? await this.supplies(query, sort) : await this.purchases(query, sort);
      if (cursor === undefined) {
        runInAction(() => {
          this.loadedAtMs = this.now();
        });
      }
      return window;
    });
  }

  private async supplies(query: SupplyQuery, sort: PurchaseOrder): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listSupplies(sort === 'quantity' ? query : { ...query, sort });
    return { items: items.map((supply) => ({ ...supply, kind: 'supply' })), nextCursor };
  }

  private async purchases(query: PurchaseQuery, sort: PurchaseOrder): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listPurchases({ ...query, sort });
    return { items: items.map((purchase) => ({ ...purchase, kind: 'purchase' })), nextCursor };
  }

  /** A name that does not come leaves the filter with a general word. */
  private async nameVariety(): Promise<void> {
    const varietyId = this.choice.transactionVarietyId;
    this.varietyName = '';
    if (varietyId === '') return;
    try {
      const [line] = (await this.api.listPriceLines({ varietyId, limit: 1 })).items;
      runInAction(() => {
        if (line && varietyId === this.choice.transactionVarietyId) this.varietyName = line.varietyName;
      });
    } catch (error) {
      console.warn('the name of a variety was not loaded', error);
    }
  }
}
