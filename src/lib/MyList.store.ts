import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { FilteredList } from './FilteredList';
import { PagedList, type ListWindow } from './PagedList';

/** Rows of a window when nobody asks for more or fewer. */
const DEFAULT_PAGE_SIZE = 20;
/** As many as one window holds. */
const MAX_PAGE_SIZE = 50;

/** From where on, and how many rows. */
export interface WindowQuery {
  cursor?: string;
  limit?: number;
}

interface MyListApi<Row, Counts> {
  /** Asked whenever something is chosen: answers what loads the rows of that choice. */
  createLoader(): (window: WindowQuery) => Promise<ListWindow<Row>>;
  loadCounts(): Promise<Counts>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/**
 * What belongs to a person behind the tabs of a page, and the numbers beside it: loaded for whoever is logged in, and
 * from nothing for the next one. A refresh asks for as many rows as are shown, so that the reader keeps their place.
 * Lives as long as the store that owns it.
 */
export class MyListStore<Row extends { id: string }, Counts> {
  /** Null until they have come: they are decoration, without them the list works. */
  counts: Counts | null = null;
  /** When the shown rows came (epoch ms). */
  loadedAtMs = 0;
  private rows: FilteredList<Row>;
  /** Counts the questions for numbers, so that an answer knows whether it is still wanted. */
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
   * Loads for whoever is logged in, and again for the next person. Answers the way to stop that.
   * @param onUserChange what is left of the person before is thrown away here
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

  /** The rows of another choice are on their way; those of the one before stand there meanwhile. */
  get isSwitching(): boolean {
    return this.rows.isSwitching;
  }

  /** The numbers are asked for first and shown with the rows: one picture, not two. Never rejects: see `shown.error`. */
  async refresh(): Promise<void> {
    const showCounts = this.fetchCounts();
    await this.rows.refresh();
    await showCounts();
  }

  /** Something else was chosen. Never rejects. */
  switch(): Promise<void> {
    return this.rows.switch();
  }

  /** What was chosen has nothing in common with what is shown, nor have its numbers. Never rejects. */
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

  /** Never rejects. */
  refreshCounts(): Promise<void> {
    return this.fetchCounts()();
  }

  /** Asks for the numbers; what comes back shows them, unless they were asked for again meanwhile. */
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

/** The first window, with all rows that are shown already. */
const firstWindowQuery = (shown: number): WindowQuery =>
  shown > DEFAULT_PAGE_SIZE ? { limit: Math.min(MAX_PAGE_SIZE, shown) } : {};
