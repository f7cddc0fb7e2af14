import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { currentToken } from './session';

/** One window of a list as returned by the server; a null `nextCursor` marks the end. */
export interface ListWindow<T> {
  items: T[];
  nextCursor: string | null;
}

/** Pending request of the list. */
type Phase = 'idle' | 'refreshing' | 'loadingMore';

/**
 * A list that grows at its end. Paged by cursor instead of page number, because rows shift while the list is read.
 * Lives as long as the store that owns it.
 *
 * - Reaching the bottom twice sends one request.
 * - A response that arrives after a newer refresh is dropped, and so is one that another user requested: the list is
 *   then refreshed for the new viewer.
 * - A failed window keeps the shown rows and can be retried.
 * - A repeated row appears once, at its first position.
 *
 * `refresh()` keeps the old rows until the new ones arrive. `FilteredList` manages one list per filter.
 */
export class PagedList<T extends { id: string }> {
  items: readonly T[] = [];
  phase: Phase = 'idle';
  /** Error of the last window; `errorText` returns a message for it. */
  error: unknown = undefined;
  /** Whether rows were loaded at least once. */
  isLoaded = false;
  /** Time at which the first window of the shown rows was received (epoch ms); 0 before, and for cached rows. */
  loadedAtMs = 0;
  private nextCursor: string | null = null;
  private failedStep: 'refresh' | 'loadMore' = 'refresh';
  /** Number of refreshes; detects outdated responses. */
  private generation = 0;

  constructor(
    private readonly load: (cursor?: string) => Promise<ListWindow<T>>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'load' | 'now' | 'generation' | 'failedStep'>(
      this,
      { items: observableRef, error: observableRef, load: false, now: false, generation: false, failedStep: false },
      { autoBind: true }
    );
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  get isEmpty(): boolean {
    return this.isLoaded && this.items.length === 0;
  }

  /** Whether rows are shown whose last load succeeded and none is pending. */
  get isFresh(): boolean {
    return this.isLoaded && this.phase === 'idle' && this.error === undefined;
  }

  /** Status for the page frame. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.isEmpty) return 'empty';
    if (this.isLoaded) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Shows cached rows until the first window arrives. Does nothing once rows are loaded. */
  showCached(items: readonly T[]): void {
    if (this.isLoaded || items.length === 0) return;
    this.items = items;
    this.isLoaded = true;
  }

  /** Reloads the first window. Never rejects: a failure is in `error`. */
  async refresh(): Promise<void> {
    this.generation += 1;
    this.phase = 'refreshing';
    await this.fetchWindow('refresh', undefined);
  }

  /** Loads the next window. Does nothing while a request is pending or at the end of the list. */
  async loadMore(): Promise<void> {
    if (this.phase !== 'idle' || this.nextCursor === null) return;
    this.phase = 'loadingMore';
    await this.fetchWindow('loadMore', this.nextCursor);
  }

  /** Repeats the last failed step. */
  retry(): Promise<void> {
    return this.failedStep === 'refresh' ? this.refresh() : this.loadMore();
  }

  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  /** Inserts a row at an index from 0; a row with the same id is moved there. */
  insert(item: T, index: number): void {
    const others = this.items.filter(({ id }) => id !== item.id);
    this.items = [...others.slice(0, index), item, ...others.slice(index)];
  }

  private async fetchWindow(step: 'refresh' | 'loadMore', cursor: string | undefined): Promise<void> {
    const generation = this.generation;
    const token = currentToken();
    this.error = undefined;
    try {
      const window = await this.load(cursor);
      if (generation === this.generation && token !== currentToken()) return await this.refresh();
      runInAction(() => {
        if (generation !== this.generation) return;
        this.items = appendUnique(step === 'refresh' ? [] : this.items, window.items);
        this.nextCursor = window.nextCursor;
        this.isLoaded = true;
        if (step === 'refresh') this.loadedAtMs = this.now();
      });
    } catch (error) {
      if (generation === this.generation && token !== currentToken()) return await this.refresh();
      runInAction(() => {
        if (generation !== this.generation) return;
        this.error = error ?? new Error('the list was refused without a reason');
        this.failedStep = step;
      });
    } finally {
      runInAction(() => {
        if (generation === this.generation) this.phase = 'idle';
      });
    }
  }
}

function appendUnique<T extends { id: string }>(shown: readonly T[], added: readonly T[]): T[] {
  const known = new Set(shown.map((item) => item.id));
  const rows = [...shown];
  for (const item of added) {
    if (known.has(item.id)) continue;
    known.add(item.id);
    rows.push(item);
  }
  return rows;
}
