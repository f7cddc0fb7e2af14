import { makeAutoObservable, observableRef } from 'mobx';
import type { Page } from '@contract/common';
import type { Footprint } from '@contract/footprint';
import type { NewsBrief } from '@contract/news';
import { PagedList } from '@/lib/PagedList';

export type Collection = 'favourites' | 'footprints';

interface CollectionApi {
  listFavourites(cursor?: string): Promise<Page<NewsBrief>>;
  listFootprints(cursor?: string): Promise<Page<Footprint>>;
  clearFootprints(): Promise<null>;
}

/** What the person keeps, and has looked at. Lives as long as the tab; each opening reads it anew. */
export class CollectionsStore {
  /** The one that is open. */
  opened: Collection | null = null;
  favourites: PagedList<NewsBrief>;
  footprints: PagedList<Footprint>;

  constructor(private readonly api: CollectionApi) {
    this.favourites = new PagedList(api.listFavourites);
    this.footprints = new PagedList(api.listFootprints);
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, favourites: observableRef, footprints: observableRef },
      { autoBind: true }
    );
  }

  open(collection: Collection): void {
    // Another person may have logged in since.
    if (collection === 'favourites') this.favourites = new PagedList(this.api.listFavourites);
    else this.footprints = new PagedList(this.api.listFootprints);
    this.opened = collection;
    void this[collection].refresh();
  }

  close(): void {
    this.opened = null;
  }

  /** Rejects with an ApiError; everything is still there then. */
  async clearFootprints(): Promise<void> {
    await this.api.clearFootprints();
    await this.footprints.refresh();
  }
}
