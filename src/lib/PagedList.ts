import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** One window of a list as the server gives it; `nextCursor` null means the end. */
export interface ListWindow<T> {
  items: T[];
  nextCursor: string | null;
}

/** What the list is waiting for. */
type Phase = 'idle' | 'refreshing' | 'loadingMore';

/**
 * A list that grows at its end. It lives as long as the store that owns it.
 * By cursor, not by page number, because rows move while they are read.
 *
 * - Reaching the bottom twice asks once.
 * - An answer that comes after a newer refresh is dropped.
 * - A failed window keeps what is shown and can be asked for again.
 * - A row that comes twice appears once, where it came first.
 *
 * `refresh()` keeps the old rows until the new ones are there; `FilteredList` has a list for each of several filters.
 */
export class PagedList<T extends { id: string }> {
  items: readonly T[] = [];
  phase: Phase = 'idle';
  /** Why the last window did not come; `errorText` has a sentence for it. */
  error: unknown = undefined;
  /** The first window has come at least once. */
  isLoaded = false;
  private nextCursor: string | null = null;
  private failedStep: 'refresh' | 'loadMore' = 'refresh';
  /** Counts refreshes, so that an answer knows whether it is still wanted. */
  private generation = 0;

  constructor(private readonly load: (cursor?: string) => Promise<ListWindow<T>>) {
    makeAutoObservable<this, 'load' | 'generation' | 'failedStep'>(
      this,
      { items: observableRef, error: observableRef, load: false, generation: false, failedStep: false },
      { autoBind: true }
    );
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  get isEmpty(): boolean {
    return this.isLoaded && this.items.length === 0;
  }

  /** What a page frame shows for this list. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.isEmpty) return 'empty';
    if (this.isLoaded) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Shows rows of an earlier time until the first window comes. Does nothing once it has. */
  showCached(items: readonly T[]): void {
    if (this.isLoaded || items.length === 0) return;
    this.items = items;
    this.isLoaded = true;
  }

  /** Asks for the first window anew. Never rejects: a failure is in `error`. */
  async refresh(): Promise<void> {
    this.generation += 1;
    this.phase = 'refreshing';
    await this.fetchWindow('refresh', undefined);
  }

  /** Asks for the window after the last row; does nothing while one is under way or when there is none. */
  async loadMore(): Promise<void> {
    if (this.phase !== 'idle' || this.nextCursor === null) return;
    this.phase = 'loadingMore';
    await this.fetchWindow('loadMore', this.nextCursor);
  }

  /** Repeats what failed last. */
  retry(): Promise<void> {
    return this.failedStep === 'refresh' ? this.refresh() : this.loadMore();
  }

  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  /** Puts a row at a place counted from 0; one that is there already moves to it. */
  insert(item: T, index: number): void {
    const others = this.items.filter(({ id }) => id !== item.id);
    this.items = [...others.slice(0, index), item, ...others.slice(index)];
  }

  private async fetchWindow(step: 'refresh' | 'loadMore', cursor: string | undefined): Promise<void> {
    const generation = this.generation;
    this.error = undefined;
    try {
      const window = await this.load(cursor);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.items = appendUnique(step === 'refresh' ? [] : this.items, window.items);
        this.nextCursor = window.nextCursor;
        this.isLoaded = true;
      });
    } catch (error) {
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
