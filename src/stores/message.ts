import { makeAutoObservable } from 'mobx';
import { getUnreadCount } from '@/api/message';
import { Resource } from '@/request/Resource';
import { user } from './user';

interface MessageApi {
  getUnreadCount(): Promise<number>;
}

/** Number of unread messages. Lives as long as the app. */
export class MessageStore {
  private readonly resource: Resource<number>;

  constructor(
    api: MessageApi,
    private readonly isLoggedIn: () => boolean
  ) {
    this.resource = new Resource(() => api.getUnreadCount());
    makeAutoObservable<this, 'resource' | 'isLoggedIn'>(
      this,
      { resource: false, isLoggedIn: false },
      { autoBind: true }
    );
  }

  get unread(): number {
    return this.resource.value ?? 0;
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
    await this.resource.load();
    const { error } = this.resource;
    if (error === undefined) return;
    console.warn('the unread count was not refreshed', error);
    this.reset();
  }

  setUnread(count: number): void {
    this.resource.show(count);
  }

  reset(): void {
    this.resource.clear();
  }
}

export const message = new MessageStore({ getUnreadCount }, () => user.isLoggedIn);
