import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { Notification } from '@contract/message';
import { PagedList } from '@/lib/PagedList';

interface NotificationApi {
  listNotifications(cursor?: string): Promise<Page<Notification>>;
  setRead(id: string): Promise<null>;
  setAllRead(): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** The number over the bell. */
interface UnreadCount {
  readonly unread: number;
  refresh(): Promise<void>;
}

/** A person's notifications and which of them are read. Lives as long as the page. */
export class NotifyCenterStore {
  list: PagedList<Notification>;
  /** All are being marked: the button waits. */
  isMarkingAll = false;
  /** Read here since they were loaded: shown as read at once, and as unread again when the server did not hear it. */
  private readonly readHere = observable.set<string>();

  constructor(
    private readonly api: NotificationApi,
    private readonly session: Session,
    private readonly count: UnreadCount
  ) {
    this.list = this.createList();
    makeAutoObservable<this, 'api' | 'session' | 'count' | 'readHere'>(
      this,
      { list: observableRef, api: false, session: false, count: false, readHere: false },
      { autoBind: true }
    );
  }

  /** Loads for whoever is logged in, and again for the next person. Answers the way to stop that. */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.list = this.createList();
        if (isLoggedIn) void this.refresh();
      },
      { fireImmediately: true }
    );
  }

  get needsLogin(): boolean {
    return !this.session.isLoggedIn;
  }

  get hasUnread(): boolean {
    return this.count.unread > 0 || this.list.items.some((notification) => !this.isRead(notification));
  }

  isRead({ id, isRead }: Pick<Notification, 'id' | 'isRead'>): boolean {
    return isRead || this.readHere.has(id);
  }

  /** Never rejects: a failure is in `list.error`. */
  async refresh(): Promise<void> {
    await Promise.all([this.list.refresh(), this.count.refresh()]);
  }

  /** Marks one; the reader goes on meanwhile, so a failure only leaves it unread. */
  async read(notification: Notification): Promise<void> {
    if (this.isRead(notification)) return;
    this.readHere.add(notification.id);
    try {
      await this.api.setRead(notification.id);
      await this.count.refresh();
    } catch (error) {
      console.warn('a notification was not marked as read', error);
      runInAction(() => this.readHere.delete(notification.id));
    }
  }

  /** Marks all, those that were never loaded included. Rejects with an ApiError; nothing is marked then. */
  async readAll(): Promise<void> {
    if (this.isMarkingAll) return;
    this.isMarkingAll = true;
    const shown = this.list.items.map(({ id }) => id);
    try {
      await this.api.setAllRead();
      runInAction(() => shown.forEach((id) => this.readHere.add(id)));
      await this.count.refresh();
    } finally {
      runInAction(() => {
        this.isMarkingAll = false;
      });
    }
  }

  /** One for each person: the next one never sees what the one before was told. */
  private createList(): PagedList<Notification> {
    this.readHere.clear();
    return new PagedList((cursor) => this.api.listNotifications(cursor));
  }
}
