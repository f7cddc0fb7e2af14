import { makeAutoObservable, reaction } from 'mobx';
import { DetailStore } from './Detail.store';

interface Favouritable {
  isFavourite: boolean;
  favouriteCount: number;
}

interface ListingDetailApi<T> {
  load(id: string): Promise<T>;
  setFavourite(id: string, on: boolean): Promise<{ favouriteCount: number }>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** One listing as its reader may see it, whoever that is, and whether they marked it. Lives as long as its page. */
export class ListingDetailStore<T extends Favouritable> {
  readonly shown: DetailStore<T>;
  private isSavingFavourite = false;

  constructor(
    readonly id: string,
    private readonly api: ListingDetailApi<T>,
    private readonly session: Session
  ) {
    this.shown = new DetailStore(() => api.load(id));
    makeAutoObservable<this, 'api' | 'session' | 'isSavingFavourite'>(
      this,
      { id: false, shown: false, api: false, session: false, isSavingFavourite: false },
      { autoBind: true }
    );
  }

  /** Loads it, and again whenever somebody logs in or out. Answers the way to stop that. */
  start(): () => void {
    void this.load();
    return reaction(
      () => this.session.isLoggedIn,
      () => {
        this.shown.forget();
        void this.load();
      }
    );
  }

  get detail(): T | null {
    return this.shown.value;
  }

  /** Never rejects: a failure is in `shown.error`, and what is shown stays. */
  load(): Promise<void> {
    return this.shown.load();
  }

  /**
   * Marks it or takes the mark back; what is shown changes at once and goes back when it fails. Rejects with the reason.
   * Answers false while the change before is under way: then nothing was done.
   */
  async setFavourite(on: boolean): Promise<boolean> {
    if (this.isSavingFavourite) return false;
    this.isSavingFavourite = true;
    this.patchFavourite({ isFavourite: on });
    try {
      const { favouriteCount } = await this.api.setFavourite(this.id, on);
      this.patchFavourite({ favouriteCount });
      return true;
    } catch (error) {
      this.patchFavourite({ isFavourite: !on });
      throw error;
    } finally {
      this.isSavingFavourite = false;
    }
  }

  private patchFavourite(changes: Partial<Favouritable>): void {
    this.shown.change(changes as Partial<T>);
  }
}
