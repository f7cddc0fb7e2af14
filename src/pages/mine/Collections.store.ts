import { makeAutoObservable, observableRef } from 'mobx';
import type { Page } from '@contract/common';
import type { Footprint } from '@contract/footprint';
import type { PurchaseBrief } from '@contract/listing';
import type { NewsBrief } from '@contract/news';
import type { FavouriteSupply } from '@contract/supply';
import { PagedList } from '@/request/PagedList';

export type CollectionKind = 'favourites' | 'footprints';
export type FavouriteKind = 'supplies' | 'purchases' | 'news';

interface CollectionApi {
  listFavouriteSupplies(cursor?: string): Promise<Page<FavouriteSupply>>;
  listFavouritePurchases(cursor?: string): Promise<Page<PurchaseBrief>>;
  listFavourites(cursor?: string): Promise<Page<NewsBrief>>;
  listFootprints(cursor?: string): Promise<Page<Footprint>>;
  clearFootprints(): Promise<null>;
}

/** State of the favourites and the browsing history. Lives as long as the tab; every opening reloads. */
export class CollectionsStore {
  /** The collection whose sheet is open; null for none. */
  openCollection: CollectionKind | null = null;
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
    // Another user may have logged in since the last opening.
    this.footprints = new PagedList(this.api.listFootprints);
    void this.footprints.refresh();
  }

  /** Shows and reloads the favourites of one kind. */
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

  /**
   * Clears the browsing history and reloads it.
   * @throws ApiError when the server failed; nothing is removed then
   */
  async clearFootprints(): Promise<void> {
    await this.api.clearFootprints();
    await this.footprints.refresh();
  }
}
