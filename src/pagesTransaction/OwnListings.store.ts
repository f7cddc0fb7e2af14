import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { OwnerAction, OwnerActionBody } from '@contract/goods';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import { UndoOffer } from '@/lib/UndoOffer';

interface OwnListingsApi<Tab extends string, Row> {
  list(tab: Tab, cursor?: string): Promise<Page<Row>>;
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
  rows: FilteredList<Row>;
  /** How many stand under each tab; null until it has come. */
  counts: Record<Tab, number> | null = null;
  /** When the shown rows came (epoch ms). */
  loadedAtMs = 0;
  private readonly busy = observable.set<string>();
  private readonly undoOffer = new UndoOffer<Row>();
  /** By listing: the same copy for every try, until one has come. */
  private readonly copies = new Map<string, string>();

  constructor(
    private readonly api: OwnListingsApi<Tab, Row>,
    private readonly session: Session,
    tab: Tab,
    private readonly now: () => number = Date.now
  ) {
    this.tab = tab;
    this.rows = this.createRows();
    makeAutoObservable<this, 'api' | 'session' | 'now' | 'busy' | 'undoOffer' | 'copies'>(
      this,
      {
        rows: observableRef,
        counts: observableRef,
        api: false,
        session: false,
        now: false,
        busy: false,
        undoOffer: false,
        copies: false
      },
      { autoBind: true }
    );
  }

  /** Loads for whoever is logged in, and again for the next person. Answers the way to stop that. */
  start(): () => void {
    const stop = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.rows = this.createRows();
        this.counts = null;
        this.undoOffer.withdraw();
        if (isLoggedIn) void this.refresh();
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      this.undoOffer.withdraw();
    };
  }

  get list(): PagedList<Row> {
    return this.rows.shown;
  }

  /** The last one that was removed, while it can be taken back. */
  get removed(): Row | undefined {
    return this.undoOffer.removed;
  }

  /** Something is being done with it: its buttons wait. */
  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  /** Never rejects: a failure is in `list.error`. */
  async refresh(): Promise<void> {
    await Promise.all([this.rows.refresh(), this.recount()]);
  }

  /** Shows another tab; the rows of the one before stay until the new ones are there. */
  show(tab: Tab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.rows.switch();
  }

  /** Answers false while something is done with it already. Rejects with an ApiError; it stays as it was then. */
  async act(id: string, action: OwnerAction): Promise<boolean> {
    return this.alone(id, async () => {
      await this.api.act({ id, do: action });
      await this.refresh();
    });
  }

  /** Takes one out of the list; `undo` puts it back. As `act`. */
  async remove(row: Row): Promise<boolean> {
    return this.alone(row.id, async () => {
      await this.api.act({ id: row.id, do: { action: 'remove' } });
      this.list.remove(row.id);
      this.undoOffer.offer(row);
      await this.recount();
    });
  }

  /** Rejects with an ApiError; it can be tried again then. */
  async undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return;
    this.undoOffer.withdraw();
    try {
      await this.api.act({ id: removed.id, do: { action: 'restore' } });
    } catch (error) {
      this.undoOffer.offer(removed);
      throw error;
    }
    await this.refresh();
  }

  /** Makes a draft of the same content. Answers its id; undefined while something is done already. Rejects as `act`. */
  async copy(id: string): Promise<string | undefined> {
    let copyId: string | undefined;
    await this.alone(id, async () => {
      const requestId = this.copies.get(id) ?? (await this.api.newRequestId());
      this.copies.set(id, requestId);
      copyId = (await this.api.copy(id, requestId)).id;
      this.copies.delete(id);
    });
    return copyId;
  }

  private async alone(id: string, run: () => Promise<void>): Promise<boolean> {
    if (this.busy.has(id)) return false;
    this.busy.add(id);
    try {
      await run();
      return true;
    } finally {
      runInAction(() => this.busy.delete(id));
    }
  }

  /** The numbers are decoration: without them the list works. */
  private async recount(): Promise<void> {
    try {
      const counts = await this.api.count();
      runInAction(() => {
        this.counts = counts;
      });
    } catch (error) {
      console.warn('own listings were not counted', error);
    }
  }

  private createRows(): FilteredList<Row> {
    return new FilteredList(() => {
      const { tab } = this;
      return new PagedList(async (cursor) => {
        const window = await this.api.list(tab, cursor);
        runInAction(() => {
          this.loadedAtMs = this.now();
        });
        return window;
      });
    });
  }
}
