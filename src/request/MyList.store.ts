import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { FilteredList } from './FilteredList';
import { type ListWindow, PagedList } from './PagedList';

/** Rows per window when `limit` is omitted. */
const DEFAULT_PAGE_SIZE = 20;
/** Maximum number of rows per window. */
const MAX_PAGE_SIZE = 50;

/** Start and size of a window of rows. */
export interface WindowQuery {
  cursor?: string;
  limit?: number;
}

interface MyListApi<Row, Counts> {
  /** Returns the loader of the rows of the current choice. Called on every change of choice. */
  createLoader(): (window: WindowQuery) => Promise<ListWindow<Row>>;
  loadCounts(): Promise<Counts>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/**
 * A user's list behind the tabs of a page, with its counts. Loads while the user is logged in and is cleared on logout.
 * A refresh reloads all shown rows to keep the scroll position. Lives as long as the store that owns it.
 */
export class MyListStore<Row extends { id: string }, Counts> {
  /** Null until loaded; the list works without counts. */
  counts: Counts | null = null;
  /** Time at which the shown rows were loaded (epoch ms). */
  loadedAtMs = 0;
  private rows: FilteredList<Row>;
  /** Number of count requests; detects outdated responses. */
  private generation = 0;

  constructor(
    private readonly ports: MyListApi<Row, Counts>,
    private readonly session: Session,
    private readonly now: () => number = Date.now
  ) {
    this.rows = this.createRows();
    makeAutoObservable<this, 'ports' | 'session' | 'now' | 'rows' | 'generation'>(
      this,
      { counts: observableRef, ports: false, session: false, now: false, rows: observableRef, generation: false },
      { autoBind: true }
    );
  }

  /**
   * Loads while a user is logged in, and clears the list on logout.
   * @param onUserChange clears other state of the previous user
   * @returns a function that stops watching the login
   */
  start(onUserChange?: () => void): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        onUserChange?.();
        this.rows = this.createRows();
        this.setCounts(null);
        if (isLoggedIn) void this.refresh();
      },
      { fireImmediately: true }
    );
  }

  get shown(): PagedList<Row> {
    return this.rows.shown;
  }

  /** Whether the rows of a new choice are loading; the previous rows are shown meanwhile. */
  get isSwitching(): boolean {
    return this.rows.isSwitching;
  }

  /**
   * Reloads rows and counts. The counts are requested first and shown together with the rows. Never rejects: a failure
   * is in `shown.error`.
   */
  async refresh(): Promise<void> {
    const showCounts = this.fetchCounts();
    await this.rows.refresh();
    await showCounts();
  }

  /** Loads the rows of a new choice. Never rejects. */
  switch(): Promise<void> {
    return this.rows.switch();
  }

  /**
   * Starts with an empty list and no counts, for a choice that has nothing in common with the shown one. Never rejects.
   */
  async restart(): Promise<void> {
    this.setCounts(null);
    const showCounts = this.fetchCounts();
    await this.rows.restart();
    await showCounts();
  }

  setCounts(counts: Counts | null): void {
    this.generation += 1;
    this.counts = counts;
  }

  /** Reloads the counts. Never rejects. */
  refreshCounts(): Promise<void> {
    return this.fetchCounts()();
  }

  /** Requests the counts. The returned function shows them, unless they were requested again meanwhile. */
  private fetchCounts(): () => Promise<void> {
    this.generation += 1;
    const { generation } = this;
    const answer = this.ports.loadCounts().catch((error: unknown) => {
      console.warn('what a list holds was not counted', error);
      return null;
    });
    return async () => {
      const counts = await answer;
      runInAction(() => {
        if (counts !== null && generation === this.generation) this.counts = counts;
      });
    };
  }

  private createRows(): FilteredList<Row> {
    return new FilteredList(() => {
      const load = this.ports.createLoader();
      const list: PagedList<Row> = new PagedList(async (cursor) => {
        const window = await load(cursor === undefined ? firstWindowQuery(list.items.length) : { cursor });
        runInAction(() => {
          this.loadedAtMs = this.now();
        });
        return window;
      });
      return list;
    });
  }
}

/** Returns the query of the first window, large enough for all shown rows. */
const firstWindowQuery = (shown: number): WindowQuery =>
  shown > DEFAULT_PAGE_SIZE ? { limit: Math.min(MAX_PAGE_SIZE, shown) } : {};
