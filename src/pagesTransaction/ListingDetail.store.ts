import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

interface Markable {
  isFavourite: boolean;
  favouriteCount: number;
}

interface ListingApi<T> {
  load(id: string): Promise<T>;
  setFavourite(id: string, on: boolean): Promise<{ favouriteCount: number }>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** One listing as its reader may see it, whoever that is, and whether they marked it. Lives as long as its page. */
export class ListingDetailStore<T extends Markable> {
  detail: T | null = null;
  /** Why it did not come. */
  error: unknown = undefined;
  /** When what is shown came (epoch ms). */
  loadedAtMs = 0;
  private generation = 0;
  private isMarking = false;

  constructor(
    readonly id: string,
    private readonly api: ListingApi<T>,
    private readonly session: Session,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'now' | 'generation' | 'isMarking'>(
      this,
      {
        id: false,
        detail: observableRef,
        error: observableRef,
        api: false,
        session: false,
        now: false,
        generation: false,
        isMarking: false
      },
      { autoBind: true }
    );
  }

  /** Loads it, and again whenever somebody logs in or out. Answers the way to stop that. */
  start(): () => void {
    void this.load();
    return reaction(
      () => this.session.isLoggedIn,
      () => {
        // Whose it was is not to be seen by who comes next.
        this.detail = null;
        void this.load();
      }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.detail) return 'ready';
    if (this.error === undefined) return 'loading';
    return this.isMissing ? 'empty' : 'error';
  }

  /** There is no such listing, or it is not for the eyes of this reader. */
  get isMissing(): boolean {
    return hasCode(this.error, 'NOT_FOUND') || hasCode(this.error, 'VALIDATION');
  }

  /** What is shown could not be refreshed. */
  get isStale(): boolean {
    return this.detail !== null && this.error !== undefined;
  }

  /** Never rejects: a failure is in `error`, and what is shown stays. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const detail = await this.api.load(this.id);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.detail = detail;
        this.loadedAtMs = this.now();
      });
    } catch (error) {
      runInAction(() => {
        if (generation !== this.generation) return;
        this.error = error;
        if (this.isMissing) this.detail = null;
      });
    }
  }

  /**
   * Marks it or takes the mark back; what is shown changes at once and goes back when it fails. Rejects with the reason.
   * Answers false while the change before is under way: then nothing was done.
   */
  async setFavourite(on: boolean): Promise<boolean> {
    if (this.isMarking) return false;
    this.isMarking = true;
    this.show({ isFavourite: on });
    try {
      const { favouriteCount } = await this.api.setFavourite(this.id, on);
      this.show({ favouriteCount });
      return true;
    } catch (error) {
      this.show({ isFavourite: !on });
      throw error;
    } finally {
      this.isMarking = false;
    }
  }

  private show(changes: Partial<Markable>): void {
    if (this.detail) this.detail = { ...this.detail, ...changes };
  }
}
