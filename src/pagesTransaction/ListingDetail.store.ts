import { makeAutoObservable, reaction } from 'mobx';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';

export interface Favouritable {
  isFavourite: boolean;
  favouriteCount: number;
}

export interface ListingDetailApi<T> {
  load(id: string): Promise<T>;
  setFavourite(id: string, on: boolean): Promise<{ favouriteCount: number }>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** A listing as the current viewer may see it, with its favourite state. Lives as long as its page. */
export class ListingDetailStore<T extends Favouritable> {
  readonly shown: Resource<T>;
  private isSavingFavourite = false;

  constructor(
    readonly id: string,
    private readonly api: ListingDetailApi<T>,
    private readonly session: Session
  ) {
    this.shown = new Resource(() => api.load(id));
    makeAutoObservable<this, 'api' | 'session' | 'isSavingFavourite'>(
      this,
      { id: false, shown: false, api: false, session: false, isSavingFavourite: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the listing, and reloads it after every login or logout.
   * @returns the function that stops the reloading
   */
  start(): () => void {
    void this.load();
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.load()
    );
  }

  get detail(): T | null {
    return this.shown.value;
  }

  /** Never rejects: a failure is in `shown.error`, and the shown value stays unless the listing is missing. */
  load(): Promise<boolean> {
    return this.shown.load();
  }

  /**
   * Adds or removes the favourite. The change is shown at once, or after the load in progress, such as the one that
   * follows a login, and is rolled back on failure.
   * @returns false while the previous change is in progress, or without a listing; then nothing was done
   * @throws the error of the call
   */
  async setFavourite(on: boolean): Promise<boolean> {
    if (this.isSavingFavourite) return false;
    this.isSavingFavourite = true;
    const save = async () => {
      const { favouriteCount } = await this.api.setFavourite(this.id, on);
      return { favouriteCount } as Partial<T>;
    };
    try {
      if (this.shown.isLoading) await this.shown.whenSettled();
      if (this.detail === null) return false;
      await changeOptimistically(this.shown, { isFavourite: on } as Partial<T>, save);
      return true;
    } finally {
      this.isSavingFavourite = false;
    }
  }
}
