import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { HolderEntry, HolderFilter, HolderQuery, HolderWindow } from '@contract/holder';
import { currentToken } from '@/request/session';

/** Rows per request, the maximum of the server. */
export const WINDOW_ROWS = 100;

/** A row of the list, which exists before its person is loaded. */
export interface HolderRow {
  /** The index as a text: a row keeps it while its person loads or changes. */
  id: string;
  index: number;
  /** Letter above the row; empty unless it is the first of its letter. */
  heading: string;
  entry: HolderEntry | undefined;
}

type Initials = HolderWindow['initials'];

interface LoadedRows {
  filter: HolderFilter;
  token: string;
  rows: readonly HolderRow[];
  initials: Initials;
}

const noRows: readonly HolderRow[] = [];
const isSame = (one: Initials, other: Initials) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The people of the card holder as a list of any length: every row exists as soon as the first window has arrived, and
 * the window of a row is requested when the row is rendered (`request`). The rows of one filter never appear under
 * another, nor those of one user to the next. Lives as long as the panel.
 */
export class HolderListStore {
  /** The filter that was chosen last; while `isSwitching`, the rows are still those of the one before. */
  filter: HolderFilter = { tab: 'all' };
  /** Error of the last load; undefined after a success. */
  error: unknown = undefined;
  /** Increases when the rows on the screen have to be requested again. */
  version = 0;
  readonly phase = 'idle';
  /** All rows exist from the start. */
  readonly hasMore = false;
  private loaded: LoadedRows | null = null;
  private readonly failed = observable.set<number>();
  /** Windows that were requested, or arrived, since `version` has changed. */
  private readonly requested = new Set<number>();
  /** Increases with each reload; an answer to an earlier one is dropped. */
  private generation = 0;
  /** Window of the row that was requested last, which a reload begins with. */
  private current = 0;

  constructor(private readonly listHolder: (query: HolderQuery) => Promise<HolderWindow>) {
    type Internal = 'listHolder' | 'loaded' | 'failed' | 'requested' | 'generation' | 'current';
    makeAutoObservable<this, Internal>(
      this,
      {
        listHolder: false,
        error: observableRef,
        filter: observableRef,
        loaded: observableRef,
        failed: false,
        requested: false,
        generation: false,
        current: false,
        phase: false,
        hasMore: false
      },
      { autoBind: true }
    );
  }

  get items(): readonly HolderRow[] {
    return this.shown?.rows ?? noRows;
  }

  get letters(): string[] {
    return this.shown?.initials.map(({ initial }) => initial) ?? [];
  }

  get isLoaded(): boolean {
    return this.shown !== undefined;
  }

  /** Whether the rows of a newly chosen filter are loading. */
  get isSwitching(): boolean {
    return this.shown !== undefined && this.shown.filter !== this.filter;
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.shown) return this.shown.rows.length === 0 ? 'empty' : 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** People of all windows that were loaded, in the order of the list. */
  get loadedEntries(): HolderEntry[] {
    return this.items.flatMap(({ entry }) => entry ?? []);
  }

  isFailed(index: number): boolean {
    return this.failed.has(windowOf(index));
  }

  /** Shows the people of another filter once they have arrived. Never rejects: a failure is in `error`. */
  async setFilter(filter: HolderFilter): Promise<void> {
    this.filter = filter;
    this.current = 0;
    await this.refresh();
  }

  /** Reloads the windows on the screen. Never rejects: a failure is in `error`. */
  async refresh(): Promise<void> {
    this.begin();
    this.version += 1;
    await this.loadWindow(this.current);
  }

  /** Loads the window of a rendered row, once. */
  request(index: number): void {
    if (this.isSwitching || !this.shown) return;
    this.current = windowOf(index);
    if (!this.requested.has(this.current)) void this.loadWindow(this.current);
  }

  /** Loads the window of a row that failed. */
  async requestAgain(index: number): Promise<void> {
    await this.loadWindow(windowOf(index));
  }

  retry(): Promise<void> {
    return this.refresh();
  }

  loadMore(): Promise<void> {
    return Promise.resolve();
  }

  /** Loads all windows. @returns whether the people of all rows are known now */
  async loadAll(): Promise<boolean> {
    const { generation } = this;
    for (let start = 0; start < this.items.length; start += WINDOW_ROWS) {
      const isMissing = this.items.slice(start, start + WINDOW_ROWS).some(({ entry }) => entry === undefined);
      if (isMissing) await this.loadWindow(windowOf(start));
      if (generation !== this.generation || this.isFailed(start)) return false;
    }
    return this.items.every(({ entry }) => entry !== undefined);
  }

  /** Returns the index of the first row of a letter; undefined for a letter that the list lacks. */
  rowOfLetter(letter: string): number | undefined {
    const row = this.items.find(({ heading }) => heading === letter);
    return row?.index;
  }

  /** Returns the letter that a row is under; empty for a row that the list lacks. */
  letterOfRow(index: number): string {
    let rows = 0;
    for (const { initial, count } of this.shown?.initials ?? []) {
      rows += count;
      if (index < rows) return initial;
    }
    return '';
  }

  /** Shows the answer of a change; does nothing for a person who is not loaded. */
  replace(entry: HolderEntry): void {
    const { shown } = this;
    if (!shown) return;
    const rows = shown.rows.map((row) => (row.entry?.id === entry.id ? { ...row, entry } : row));
    this.loaded = { ...shown, rows };
  }

  /** Removes all people, and drops the answers of loads in progress. */
  clear(): void {
    this.begin();
    this.loaded = null;
    this.current = 0;
    this.filter = { tab: 'all' };
  }

  private get shown(): LoadedRows | undefined {
    const { loaded } = this;
    return loaded?.token === currentToken() ? loaded : undefined;
  }

  private begin(): void {
    this.generation += 1;
    this.requested.clear();
    this.failed.clear();
    this.error = undefined;
  }

  private async loadWindow(window: number): Promise<void> {
    const { generation, filter } = this;
    const token = currentToken();
    this.requested.add(window);
    this.failed.delete(window);
    try {
      const answer = await this.listHolder({ ...filter, offset: window * WINDOW_ROWS, limit: WINDOW_ROWS });
      if (generation !== this.generation) return;
      // Another user is logged in by now.
      if (token !== currentToken()) return await this.refresh();
      runInAction(() => this.apply(window, answer));
      // The list became shorter than the window was.
      if (answer.items.length === 0 && answer.total > 0) await this.loadFrom(answer.total);
    } catch (error) {
      if (generation !== this.generation) return;
      if (token !== currentToken()) return await this.refresh();
      runInAction(() => this.fail(window, error));
    }
  }

  private async loadFrom(total: number): Promise<void> {
    this.current = windowOf(total - 1);
    if (!this.requested.has(this.current)) await this.loadWindow(this.current);
  }

  private apply(window: number, { items, initials }: HolderWindow): void {
    const before = this.shown?.filter === this.filter ? this.shown : undefined;
    // Another list, or changed elsewhere: rows on the screen are of other people.
    if (!before || !isSame(before.initials, initials)) {
      this.requested.clear();
      this.requested.add(window);
      this.version += 1;
    }
    const entries = before?.rows.map(({ entry }) => entry) ?? [];
    items.forEach((entry, offset) => (entries[window * WINDOW_ROWS + offset] = entry));
    this.loaded = { filter: this.filter, token: currentToken(), rows: rowsOf(initials, entries), initials };
    this.error = undefined;
  }

  private fail(window: number, error: unknown): void {
    this.error = error;
    this.failed.add(window);
    // The rows of the former filter must not appear under this one.
    if (this.isSwitching) this.loaded = null;
  }
}

const windowOf = (index: number) => Math.floor(index / WINDOW_ROWS);

function rowsOf(initials: Initials, entries: readonly (HolderEntry | undefined)[]): HolderRow[] {
  const rows: HolderRow[] = [];
  for (const { initial, count } of initials) {
    for (let row = 0; row < count; row += 1) {
      const index = rows.length;
      rows.push({ id: String(index), index, heading: row === 0 ? initial : '', entry: entries[index] });
    }
  }
  return rows;
}
