import { makeAutoObservable, runInAction } from 'mobx';
import { getUnreadCount } from '@/api/message';

interface MessageApi {
  getUnreadCount(): Promise<number>;
}

/** How many messages wait for the person. Lives as long as the app. */
export class MessageStore {
  unread = 0;

  constructor(private readonly api: MessageApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get hasUnread(): boolean {
    return this.unread > 0;
  }

  /** A failed refresh counts as none: a number that may be wrong is worse than no number. */
  async refresh(): Promise<void> {
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

  reset(): void {
    this.unread = 0;
  }
}

export const message = new MessageStore({ getUnreadCount });
