import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { ListingQuery, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { OpenedListingStore, type ListingRow } from '@/components/listing/OpenedListing.store';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import type { TransactionMode } from '@/stores/settings';

export type ListingSort = NonNullable<ListingQuery['sort']>;

interface TransactionApi {
  listSupplies(query: ListingQuery): Promise<Page<SupplyBrief>>;
  listPurchases(query: ListingQuery): Promise<Page<PurchaseBrief>>;
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** What outlives the page: which side of the trade is shown, and the variety that another page has narrowed it to. */
interface Choice {
  readonly transactionMode: TransactionMode;
  readonly transactionVarietyId: string;
  setTransactionMode(mode: TransactionMode): void;
  setTransactionVariety(varietyId: string): void;
}

/** The supply and demand tab: both lists with their filters, and the listing that is open. Lives as long as the tab. */
export class TransactionStore {
  certifiedOnly = false;
  sort: ListingSort = 'newest';
  /** When the shown rows came (epoch ms); 0 before. */
  loadedAtMs = 0;
  /** The name of the variety that the lists are narrowed to; empty until it is known. */
  varietyName = '';
  readonly opened: OpenedListingStore;
  private readonly filtered: FilteredList<ListingRow>;

  constructor(
    private readonly api: TransactionApi,
    private readonly choice: Choice,
    private readonly now: () => number = Date.now
  ) {
    this.opened = new OpenedListingStore(api);
    this.filtered = new FilteredList(() => this.createList());
    makeAutoObservable<this, 'api' | 'choice' | 'now' | 'filtered'>(
      this,
      {
        opened: false,
        filtered: false,
        api: false,
        choice: false,
        now: false
      },
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

  get varietyId(): string {
    return this.choice.transactionVarietyId;
  }

  get isFiltered(): boolean {
    return this.certifiedOnly || this.varietyId !== '';
  }

  /** Rows are shown that could not be refreshed. */
  get isStale(): boolean {
    return this.list.isLoaded && this.list.error !== undefined;
  }

  /** Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.filtered.refresh();
  }

  selectMode(mode: TransactionMode): void {
    this.choice.setTransactionMode(mode);
  }

  selectSort(sort: ListingSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    void this.filtered.switch();
  }

  toggleCertified(): void {
    this.certifiedOnly = !this.certifiedOnly;
    void this.filtered.switch();
  }

  clearVariety(): void {
    this.choice.setTransactionVariety('');
  }

  clearFilters(): void {
    const isNarrowed = this.varietyId !== '';
    this.certifiedOnly = false;
    // The reaction to the variety loads; without one nothing else would.
    if (isNarrowed) this.clearVariety();
    else void this.filtered.switch();
  }

  private createList(): PagedList<ListingRow> {
    const { mode, varietyId, certifiedOnly, sort } = this;
    return new PagedList<ListingRow>(async (cursor) => {
      const query: ListingQuery = {
        sort,
        ...(varietyId && { varietyId }),
        ...(certifiedOnly && { certifiedOnly }),
        ...(cursor !== undefined && { cursor })
      };
      const window = mode === 'supply' ? await this.supplies(query) : await this.purchases(query);
      if (cursor === undefined) {
        runInAction(() => {
          this.loadedAtMs = this.now();
        });
      }
      return window;
    });
  }

  private async supplies(query: ListingQuery): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listSupplies(query);
    return { items: items.map((supply) => ({ ...supply, kind: 'supply' })), nextCursor };
  }

  private async purchases(query: ListingQuery): Promise<Page<ListingRow>> {
    const { items, nextCursor } = await this.api.listPurchases(query);
    return { items: items.map((purchase) => ({ ...purchase, kind: 'purchase' })), nextCursor };
  }

  /** A name that does not come leaves the chip with a general word. */
  private async nameVariety(): Promise<void> {
    const { varietyId } = this;
    this.varietyName = '';
    if (varietyId === '') return;
    try {
      const [line] = (await this.api.listPriceLines({ varietyId, limit: 1 })).items;
      runInAction(() => {
        if (line && varietyId === this.varietyId) this.varietyName = line.varietyName;
      });
    } catch (error) {
      console.warn('the name of a variety was not loaded', error);
    }
  }
}
