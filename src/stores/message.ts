import { makeAutoObservable, runInAction } from 'mobx';
import { getUnreadCount } from '@/api/message';
import { user } from './user';

interface MessageApi {
  getUnreadCount(): Promise<number>;
}

/** Number of unread messages. Lives as long as the app. */
export class MessageStore {
  unread = 0;

  constructor(
    private readonly api: MessageApi,
    private readonly isLoggedIn: () => boolean
  ) {
    makeAutoObservable<this, 'api' | 'isLoggedIn'>(this, { api: false, isLoggedIn: false }, { autoBind: true });
  }

  get hasUnread(): boolean {
    return this.unread > 0;
  }

  /**
   * A failed refresh counts as none: a number that may be wrong is worse than no number. Visitors have none, without a
   * question to the server.
   */
  async refresh(): Promise<void> {
    if (!this.isLoggedIn()) {
      this.reset();
      return;
    }
    let unread = 0;
    try {
      unread = await this.api.getUnreadCount();
    } catch (error) {
      console.warn('the unread count was not refreshed', error);
    }
    runInAction(() => {
      this.unread = unread;
    });
  }

  setUnread(count: number): void {
    this.unread = count;
  }

  reset(): void {
    this.unread = 0;
  }
}

export const message = new MessageStore({ getUnreadCount }, () => user.isLoggedIn);
