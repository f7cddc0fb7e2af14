import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { LineQuery, PriceLine } from '@contract/priceLine';

export type SupplyRow = SupplyBrief & { kind: 'supply' };
export type PurchaseRow = PurchaseBrief & { kind: 'purchase' };
export type ListingRow = SupplyRow | PurchaseRow;

interface PriceApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** Grades of one variety at one market; more are not needed to find the one of a listing. */
const LINES_TO_LOOK_AT = 20;

/** The listing whose sheet is open, and what the market pays for it. Lives as long as the list below it. */
export class OpenedListingStore {
  /** Stays while the sheet leaves the screen. */
  listing: ListingRow | null = null;
  isOpen = false;
  /** The market's price for it: its own grade if that is quoted. Null when there is none or not yet. */
  marketLine: PriceLine | null = null;

  constructor(private readonly api: PriceApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { listing: observableRef, marketLine: observableRef, api: false },
      { autoBind: true }
    );
  }

  open(listing: ListingRow): void {
    this.listing = listing;
    this.isOpen = true;
    void this.loadMarketLine(listing);
  }

  close(): void {
    this.isOpen = false;
  }

  /** A price that does not come is left out. */
  private async loadMarketLine(listing: ListingRow): Promise<void> {
    this.marketLine = null;
    try {
      const { items } = await this.api.listPriceLines({ varietyId: listing.varietyId, limit: LINES_TO_LOOK_AT });
      runInAction(() => {
        if (this.listing !== listing) return;
        this.marketLine = items.find(({ gradeName }) => gradeName === listing.gradeName) ?? items[0] ?? null;
      });
    } catch (error) {
      console.warn('the market price of a listing was not loaded', error);
    }
  }
}
