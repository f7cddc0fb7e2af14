import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { FilteredList } from './FilteredList';
import { type ListWindow, PagedList } from './PagedList';
import { Resource } from './Resource';

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
  private rows: FilteredList<Row>;
  /** Loaded with what to wait for before the counts are shown. */
  private readonly countsResource: Resource<Counts, () => Promise<void>>;

  constructor(
    private readonly ports: MyListApi<Row, Counts>,
    private readonly session: Session
  ) {
    this.rows = this.createRows();
    this.countsResource = new Resource(async (companion) => {
      const counts = await ports.loadCounts();
      await companion();
      return counts;
    });
    makeAutoObservable<this, 'ports' | 'session' | 'rows' | 'countsResource'>(
      this,
      { ports: false, session: false, rows: observableRef, countsResource: false },
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

  /** Null until loaded; the list works without counts. */
  get counts(): Counts | null {
    return this.countsResource.value;
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
    await this.loadWithCounts(() => this.rows.refresh());
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
    await this.loadWithCounts(() => this.rows.restart());
  }

  setCounts(counts: Counts | null): void {
    if (counts === null) this.countsResource.clear();
    else this.countsResource.show(counts);
  }

  /** Reloads the counts. Never rejects. */
  refreshCounts(): Promise<void> {
    return this.loadCounts(() => Promise.resolve());
  }

  private async loadWithCounts(loadRows: () => Promise<void>): Promise<void> {
    let rows = Promise.resolve();
    const counted = this.loadCounts(() => rows);
    rows = loadRows();
    await Promise.all([rows, counted]);
  }

  private async loadCounts(companion: () => Promise<void>): Promise<void> {
    await this.countsResource.load(companion);
    const { error } = this.countsResource;
    if (error !== undefined) console.warn('what a list holds was not counted', error);
  }

  private createRows(): FilteredList<Row> {
    return new FilteredList(() => {
      const load = this.ports.createLoader();
      const list: PagedList<Row> = new PagedList((cursor) =>
        load(cursor === undefined ? firstWindowQuery(list.items.length) : { cursor })
      );
      return list;
    });
  }
}

/** Returns the query of the first window, large enough for all shown rows. */
const firstWindowQuery = (shown: number): WindowQuery =>
  shown > DEFAULT_PAGE_SIZE ? { limit: Math.min(MAX_PAGE_SIZE, shown) } : {};
