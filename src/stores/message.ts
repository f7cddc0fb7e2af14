import { makeAutoObservable, observableRef } from 'mobx';
import { getUnreadCount } from '@/api/message';
import { currentToken } from '@/request/session';
import { user } from './user';

interface MessageApi {
  getUnreadCount(): Promise<number>;
}

/**
 * Number of unread messages. Lives as long as the app, whose first load it is part of: it keeps late and others' answers
 * away by itself, in a tenth of the bytes of a Resource.
 */
export class MessageStore {
  private shown = { count: 0, token: '' };
  /** Incremented by each request and each shown count; the answer of an older request is dropped. */
  private generation = 0;

  constructor(
    private readonly api: MessageApi,
    private readonly isLoggedIn: () => boolean
  ) {
    makeAutoObservable<this, 'api' | 'isLoggedIn' | 'generation' | 'shown'>(
      this,
      { api: false, isLoggedIn: false, generation: false, shown: observableRef },
      { autoBind: true }
    );
  }

  get unread(): number {
    return this.shown.token === currentToken() ? this.shown.count : 0;
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
    const generation = (this.generation += 1);
    const token = currentToken();
    let count = 0;
    try {
      count = await this.api.getUnreadCount();
    } catch (error) {
      console.warn('the unread count was not refreshed', error);
    }
    if (generation !== this.generation) return;
    if (token !== currentToken()) await this.refresh();
    else this.setUnread(count);
  }

  setUnread(count: number): void {
    this.generation += 1;
    this.shown = { count, token: currentToken() };
  }

  reset(): void {
    this.setUnread(0);
  }
}

export const message = new MessageStore({ getUnreadCount }, () => user.isLoggedIn);
