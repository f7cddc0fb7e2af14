import { makeAutoObservable, observableRef } from 'mobx';
import type { Page } from '@contract/common';
import type { Footprint } from '@contract/footprint';
import type { PurchaseBrief } from '@contract/listing';
import type { NewsBrief } from '@contract/news';
import type { FavouriteSupply } from '@contract/supply';
import { PagedList } from '@/lib/PagedList';

export type CollectionKind = 'favourites' | 'footprints';
export type FavouriteKind = 'supplies' | 'purchases' | 'news';

interface CollectionApi {
  listFavouriteSupplies(cursor?: string): Promise<Page<FavouriteSupply>>;
  listFavouritePurchases(cursor?: string): Promise<Page<PurchaseBrief>>;
  listFavourites(cursor?: string): Promise<Page<NewsBrief>>;
  listFootprints(cursor?: string): Promise<Page<Footprint>>;
  clearFootprints(): Promise<null>;
}

/** What the person keeps, and has looked at. Lives as long as the tab; each opening reads it anew. */
export class CollectionsStore {
  /** The one that is open. */
  openCollection: CollectionKind | null = null;
  /** Which favourites are shown. */
  kind: FavouriteKind = 'supplies';
  supplies: PagedList<FavouriteSupply>;
  purchases: PagedList<PurchaseBrief>;
  news: PagedList<NewsBrief>;
  footprints: PagedList<Footprint>;

  constructor(private readonly api: CollectionApi) {
    this.supplies = new PagedList(api.listFavouriteSupplies);
    this.purchases = new PagedList(api.listFavouritePurchases);
    this.news = new PagedList(api.listFavourites);
    this.footprints = new PagedList(api.listFootprints);
    makeAutoObservable<this, 'api'>(
      this,
      {
        api: false,
        supplies: observableRef,
        purchases: observableRef,
        news: observableRef,
        footprints: observableRef
      },
      { autoBind: true }
    );
  }

  open(collection: CollectionKind): void {
    this.openCollection = collection;
    if (collection === 'favourites') {
      this.showKind(this.kind);
      return;
    }
    // Another person may have logged in since.
    this.footprints = new PagedList(this.api.listFootprints);
    void this.footprints.refresh();
  }

  /** Shows favourites of one kind, read anew. */
  showKind(kind: FavouriteKind): void {
    this.kind = kind;
    this.supplies = new PagedList(this.api.listFavouriteSupplies);
    this.purchases = new PagedList(this.api.listFavouritePurchases);
    this.news = new PagedList(this.api.listFavourites);
    void this[kind].refresh();
  }

  close(): void {
    this.openCollection = null;
  }

  /** Rejects with an ApiError; everything is still there then. */
  async clearFootprints(): Promise<void> {
    await this.api.clearFootprints();
    await this.footprints.refresh();
  }
}
