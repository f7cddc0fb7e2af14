import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { OwnerAction } from '@contract/goods';
import { MyListStore, type WindowQuery } from '@/request/MyList.store';
import type { PagedList } from '@/request/PagedList';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';
import { type ListingActionsApi, ListingActionsStore } from './ListingActions.store';

export interface OwnListingsApi<Tab extends string, Row> extends ListingActionsApi {
  list(query: { tab: Tab } & WindowQuery): Promise<Page<Row>>;
  count(): Promise<Record<Tab, number>>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/**
 * The user's own listings of one kind by status tab, with one action at a time per listing. Lives as long as the page.
 */
export class OwnListingsStore<Tab extends string, Row extends { id: string }> {
  tab: Tab;
  readonly myList: MyListStore<Row, Record<Tab, number>>;
  private readonly actions: ListingActionsStore;
  private readonly undoableRemoval = new UndoableRemoval<Row>();

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
    this.actions = new ListingActionsStore(api);
    makeAutoObservable<this, 'api' | 'actions' | 'undoableRemoval'>(
      this,
      { myList: false, api: false, actions: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the list for the logged-in user and reloads it when the user changes.
   * @returns the function that stops the reloading
   */
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

  /** The last removed listing, while the removal can be undone. */
  get removed(): Row | undefined {
    return this.undoableRemoval.removed;
  }

  /** Returns true while an action on the listing is in progress; its buttons are disabled then. */
  isBusy(id: string): boolean {
    return this.actions.isBusy(id);
  }

  /** Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.myList.refresh();
  }

  /** Switches the tab; the previous rows stay until the new ones are loaded. */
  selectTab(tab: Tab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.myList.switch();
  }

  /**
   * Performs an action and reloads the list.
   * @returns false while another action on the listing is in progress
   * @throws ApiError of the call; the row is unchanged then
   */
  act(id: string, action: OwnerAction): Promise<boolean> {
    return this.perform(id, () => this.api.act({ id, do: action }));
  }

  /** Performs a request that exists for one kind of listing only; same contract as `act`. */
  perform(id: string, request: () => Promise<unknown>): Promise<boolean> {
    return this.actions.perform(id, async () => {
      await request();
      await this.refresh();
    });
  }

  /** Removes a row from the list; `undo` restores it. Same contract as `act`. */
  async remove(row: Row): Promise<boolean> {
    const token = currentToken();
    return this.actions.perform(row.id, async () => {
      await this.api.act({ id: row.id, do: { action: 'remove' } });
      this.list.remove(row.id);
      this.undoableRemoval.start(row, token);
      await this.myList.refreshCounts();
    });
  }

  /**
   * Restores the removed listing.
   * @throws ApiError of the call; the undo can be retried then
   */
  async undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return;
    const token = currentToken();
    this.undoableRemoval.clear();
    try {
      await this.api.act({ id: removed.id, do: { action: 'restore' } });
    } catch (error) {
      this.undoableRemoval.start(removed, token);
      throw error;
    }
    await this.refresh();
  }

  /** Creates a draft with the same content; see `ListingActionsStore`. */
  copy(id: string): Promise<string | undefined> {
    return this.actions.copy(id);
  }
}
