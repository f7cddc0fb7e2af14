import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { Notification, NotificationKind, NotificationOverview, NotificationQuery } from '@contract/message';
import { MyListStore, type WindowQuery } from '@/request/MyList.store';
import type { PagedList } from '@/request/PagedList';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface NotificationApi {
  listNotifications(query: NotificationQuery): Promise<Page<Notification>>;
  getNotificationOverview(): Promise<NotificationOverview>;
  setRead(id: string): Promise<null>;
  setAllRead(kind?: NotificationKind): Promise<null>;
  removeNotification(id: string): Promise<null>;
  restoreNotification(id: string): Promise<null>;
  muteNotifications(kind: NotificationKind, isMuted: boolean): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** Unread count of the bell icon. */
interface UnreadCount {
  readonly unread: number;
  refresh(): Promise<void>;
}

export type NotificationTab = 'all' | NotificationKind;

const emptyOverview: NotificationOverview = { kinds: [], mutedKinds: [] };

/** Notifications of the user by kind, with their read status. Lives as long as the page. */
export class NotifyCenterStore {
  tab: NotificationTab;
  readonly myList: MyListStore<Notification, NotificationOverview>;
  /** True while all notifications are being marked as read; the button is disabled. */
  isMarkingAll = false;
  /** Ids marked as read since loading. Shown as read immediately and removed again when the request fails. */
  private readonly locallyRead = observable.set<string>();
  private readonly undoableRemoval = new UndoableRemoval<Notification>();

  constructor(
    private readonly api: NotificationApi,
    session: Session,
    unread: UnreadCount,
    tab: NotificationTab = 'all'
  ) {
    this.tab = tab;
    const choose = () => {
      const kind = this.tab === 'all' ? {} : { kind: this.tab };
      return (window: WindowQuery) => api.listNotifications({ ...kind, ...window });
    };
    const count = async () => (await Promise.all([api.getNotificationOverview(), unread.refresh()]))[0];
    this.myList = new MyListStore({ createLoader: choose, loadCounts: count }, session);
    makeAutoObservable<this, 'api' | 'locallyRead' | 'undoableRemoval'>(
      this,
      { myList: false, api: false, locallyRead: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  /**
   * Loads for the logged-in user and reloads when the user changes.
   * @returns function that stops this
   */
  start(): () => void {
    const stop = this.myList.start(this.reset);
    return () => {
      stop();
      this.undoableRemoval.clear();
    };
  }

  /** Counts by kind; empty before loading and after a failure. */
  get overview(): NotificationOverview {
    return this.myList.counts ?? emptyOverview;
  }

  get list(): PagedList<Notification> {
    return this.myList.shown;
  }

  /** Whether the current tab has unread notifications, muted kinds included. */
  get hasUnread(): boolean {
    const { kinds } = this.overview;
    return kinds.some(({ kind, unread }) => unread > 0 && (this.tab === 'all' || this.tab === kind));
  }

  /** Last removed notification, while the removal can be undone. */
  get removed(): Notification | undefined {
    return this.undoableRemoval.removed;
  }

  isRead({ id, isRead }: Pick<Notification, 'id' | 'isRead'>): boolean {
    return isRead || this.locallyRead.has(id);
  }

  isMuted(kind: NotificationKind): boolean {
    return this.overview.mutedKinds.includes(kind);
  }

  /** Never rejects; a failure is stored in `list.error`. */
  refresh(): Promise<void> {
    return this.myList.refresh();
  }

  selectTab(tab: NotificationTab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.myList.switch();
  }

  /**
   * Marks one notification as read. Never rejects: the user continues meanwhile, and after a failure it is unread
   * again.
   */
  async markRead(notification: Notification): Promise<void> {
    if (this.isRead(notification)) return;
    this.locallyRead.add(notification.id);
    try {
      await this.api.setRead(notification.id);
      await this.myList.refreshCounts();
    } catch (error) {
      console.warn('a notification was not marked as read', error);
      runInAction(() => this.locallyRead.delete(notification.id));
    }
  }

  /**
   * Marks all notifications of this tab, including those not loaded.
   * @throws ApiError of the call, which then marks nothing
   */
  async markAllRead(): Promise<void> {
    if (this.isMarkingAll) return;
    this.isMarkingAll = true;
    const shown = this.list.items.map(({ id }) => id);
    try {
      await this.api.setAllRead(this.tab === 'all' ? undefined : this.tab);
      runInAction(() => shown.forEach((id) => this.locallyRead.add(id)));
      await this.myList.refreshCounts();
    } finally {
      runInAction(() => {
        this.isMarkingAll = false;
      });
    }
  }

  /**
   * Removes a notification from the list.
   * @throws ApiError of the call, which then keeps it
   */
  async remove(notification: Notification): Promise<void> {
    const token = currentToken();
    await this.api.removeNotification(notification.id);
    this.list.remove(notification.id);
    this.undoableRemoval.start(notification, token);
    await this.myList.refreshCounts();
  }

  /**
   * Restores the last removed notification at its index, unless another user is logged in by then.
   * @throws ApiError of the call; the undo can then be retried
   */
  async undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return;
    const token = currentToken();
    this.undoableRemoval.clear();
    try {
      await this.api.restoreNotification(removed.id);
    } catch (error) {
      this.undoableRemoval.start(removed, token);
      throw error;
    }
    if (token !== currentToken()) return;
    if (this.tab === 'all' || this.tab === removed.kind) this.list.insert(removed, this.indexFor(removed));
    await this.myList.refreshCounts();
  }

  /**
   * Mutes or unmutes a kind.
   * @throws ApiError of the call, which then resets the switch
   */
  async mute(kind: NotificationKind, isMuted: boolean): Promise<void> {
    const token = currentToken();
    const before = this.overview;
    const others = before.mutedKinds.filter((muted) => muted !== kind);
    this.myList.setCounts({ ...before, mutedKinds: isMuted ? [...others, kind] : others });
    try {
      await this.api.muteNotifications(kind, isMuted);
      await this.myList.refreshCounts();
    } catch (error) {
      if (token === currentToken()) this.myList.setCounts(before);
      throw error;
    }
  }

  /** Index in the server's order, newest first. */
  private indexFor({ id, createdAtMs }: Notification): number {
    const { items } = this.list;
    const older = items.findIndex(
      (row) => row.createdAtMs < createdAtMs || (row.createdAtMs === createdAtMs && row.id < id)
    );
    return older < 0 ? items.length : older;
  }

  /** Clears the data of the previous user. */
  private reset(): void {
    this.locallyRead.clear();
    this.undoableRemoval.clear();
  }
}
