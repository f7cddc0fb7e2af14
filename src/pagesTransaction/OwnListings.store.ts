import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { OwnerAction, OwnerActionBody } from '@contract/goods';
import { MyListStore, type WindowQuery } from '@/lib/MyList.store';
import type { PagedList } from '@/lib/PagedList';
import { UndoableRemoval } from '@/lib/UndoableRemoval';

interface OwnListingsApi<Tab extends string, Row> {
  list(query: { tab: Tab } & WindowQuery): Promise<Page<Row>>;
  count(): Promise<Record<Tab, number>>;
  act(body: OwnerActionBody): Promise<unknown>;
  /** A new draft of the same content. */
  copy(id: string, requestId: string): Promise<{ id: string }>;
  newRequestId(): Promise<string>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/**
 * A person's own listings of one kind by how they stand, and what they do with them, one thing at a time with each.
 * Lives as long as the page.
 */
export class OwnListingsStore<Tab extends string, Row extends { id: string }> {
  tab: Tab;
  readonly myList: MyListStore<Row, Record<Tab, number>>;
  private readonly busy = observable.set<string>();
  private readonly undoableRemoval = new UndoableRemoval<Row>();
  /** By listing: the same copy for every try, until one has come. */
  private readonly copyRequestIds = new Map<string, string>();

  constructor(
    private readonly api: OwnListingsApi<Tab, Row>,
    session: Session,
    tab: Tab
  ) {
    this.tab = tab;
    const choose = () => {
      const query = { tab: this.tab };
      return (window: WindowQuery) => api.list({ ...query, ...window });
    };
    this.myList = new MyListStore({ createLoader: choose, loadCounts: () => api.count() }, session);
    makeAutoObservable<this, 'api' | 'busy' | 'undoableRemoval' | 'copyRequestIds'>(
      this,
      { myList: false, api: false, busy: false, undoableRemoval: false, copyRequestIds: false },
      { autoBind: true }
    );
  }

  /** Loads for whoever is logged in, and again for the next person. Answers the way to stop that. */
  start(): () => void {
    const stop = this.myList.start(this.undoableRemoval.clear);
    return () => {
      stop();
      this.undoableRemoval.clear();
    };
  }

  get list(): PagedList<Row> {
    return this.myList.shown;
  }

  /** The last one that was removed, while it can be taken back. */
  get removed(): Row | undefined {
    return this.undoableRemoval.removed;
  }

  /** Something is being done with it: its buttons wait. */
  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  /** Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.myList.refresh();
  }

  /** Shows another tab; the rows of the one before stay until the new ones are there. */
  selectTab(tab: Tab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.myList.switch();
  }

  /** Answers false while something is done with it already. Rejects with an ApiError; it stays as it was then. */
  act(id: string, action: OwnerAction): Promise<boolean> {
    return this.perform(id, () => this.api.act({ id, do: action }));
  }

  /** The same for what only one kind of listing has. */
  perform(id: string, request: () => Promise<unknown>): Promise<boolean> {
    return this.runExclusive(id, async () => {
      await request();
      await this.refresh();
    });
  }

  /** Takes one out of the list; `undo` puts it back. As `act`. */
  async remove(row: Row): Promise<boolean> {
    return this.runExclusive(row.id, async () => {
      await this.api.act({ id: row.id, do: { action: 'remove' } });
      this.list.remove(row.id);
      this.undoableRemoval.start(row);
      await this.myList.refreshCounts();
    });
  }

  /** Rejects with an ApiError; it can be tried again then. */
  async undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return;
    this.undoableRemoval.clear();
    try {
      await this.api.act({ id: removed.id, do: { action: 'restore' } });
    } catch (error) {
      this.undoableRemoval.start(removed);
      throw error;
    }
    await this.refresh();
  }

  /** Makes a draft of the same content. Answers its id; undefined while something is done already. Rejects as `act`. */
  async copy(id: string): Promise<string | undefined> {
    let copyId: string | undefined;
    await this.runExclusive(id, async () => {
      const requestId = this.copyRequestIds.get(id) ?? (await this.api.newRequestId());
      this.copyRequestIds.set(id, requestId);
      copyId = (await this.api.copy(id, requestId)).id;
      this.copyRequestIds.delete(id);
    });
    return copyId;
  }

  private async runExclusive(id: string, run: () => Promise<void>): Promise<boolean> {
    if (this.busy.has(id)) return false;
    this.busy.add(id);
    try {
      await run();
      return true;
    } finally {
      runInAction(() => this.busy.delete(id));
    }
  }
}
