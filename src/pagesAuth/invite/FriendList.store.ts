import { makeAutoObservable, reaction } from 'mobx';
import type { Page } from '@contract/common';
import type { FriendQuery, FriendStage, InvitedFriend, InviteSummary } from '@contract/invite';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';

interface FriendApi {
  listFriends(query: FriendQuery): Promise<Page<InvitedFriend>>;
  getInviteSummary(): Promise<InviteSummary>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

export type FriendFilter = 'all' | FriendStage;

/** Delay after the last keystroke before a request is sent, ms. */
const DEBOUNCE_MS = 350;

/** Friends invited by the user. Lives as long as the page. */
export class FriendListStore {
  filter: FriendFilter = 'all';
  q = '';
  readonly friends: FilteredList<InvitedFriend>;
  private readonly summaryResource: Resource<InviteSummary>;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    private readonly api: FriendApi,
    private readonly session: Session
  ) {
    this.friends = new FilteredList(() => {
      const query = this.query();
      return new PagedList((cursor) => api.listFriends({ ...query, ...(cursor !== undefined && { cursor }) }));
    });
    this.summaryResource = new Resource(() => api.getInviteSummary());
    makeAutoObservable<this, 'api' | 'session' | 'summaryResource' | 'timer'>(
      this,
      { friends: false, api: false, session: false, summaryResource: false, timer: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the data at each login, also for another user.
   * @returns function that stops this
   */
  start(): () => void {
    const stop = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.summaryResource.clear();
        if (isLoggedIn) void Promise.all([this.friends.restart(), this.loadSummary()]);
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** Undefined until loaded or when loading failed; the page then shows only the list. */
  get summary(): InviteSummary | undefined {
    return this.summaryResource.value ?? undefined;
  }

  /** Whether filter or search is active; an empty list then means "no match". */
  get isFiltered(): boolean {
    return this.filter !== 'all' || this.q.trim() !== '';
  }

  /** Reloads summary and list; never rejects. */
  async refresh(): Promise<void> {
    await Promise.all([this.friends.refresh(), this.loadSummary()]);
  }

  setFilter(filter: FriendFilter): void {
    this.filter = filter;
    void this.friends.switch();
  }

  setQuery(q: string): void {
    this.q = q;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.friends.switch(), DEBOUNCE_MS);
  }

  /** Resets filter and search. */
  clearFilters(): void {
    clearTimeout(this.timer);
    this.filter = 'all';
    this.q = '';
    void this.friends.switch();
  }

  private query(): FriendQuery {
    const q = this.q.trim();
    return { ...(this.filter !== 'all' && { stage: this.filter }), ...(q && { q }) };
  }

  private async loadSummary(): Promise<void> {
    await this.summaryResource.load();
    const { error } = this.summaryResource;
    if (error !== undefined) console.warn('the summary of the invitations was not loaded', error);
  }
}
