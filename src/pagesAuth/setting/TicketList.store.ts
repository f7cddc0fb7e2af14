import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { FeedbackTicket } from '@contract/feedback';
import { PagedList } from '@/lib/PagedList';

interface TicketApi {
  listFeedback(cursor?: string): Promise<Page<FeedbackTicket>>;
  rateFeedback(id: string, satisfaction: number): Promise<FeedbackTicket>;
}

/** A person's tickets and how content they are with the replies. Lives as long as the list is shown. */
export class TicketListStore {
  readonly tickets: PagedList<FeedbackTicket>;
  /** Given here since the tickets were loaded. */
  private readonly localRatings = observable.map<string, number>();

  constructor(private readonly api: TicketApi) {
    this.tickets = new PagedList((cursor) => api.listFeedback(cursor));
    makeAutoObservable<this, 'api' | 'localRatings'>(
      this,
      { tickets: false, localRatings: false, api: false },
      { autoBind: true }
    );
  }

  /** 1 to 5; null until the person has said. */
  ratingOf({ id, satisfaction }: FeedbackTicket): number | null {
    return this.localRatings.get(id) ?? satisfaction;
  }

  /** Shown at once, and taken back when the server does not follow; rejects then. */
  async rate(ticket: FeedbackTicket, satisfaction: number): Promise<void> {
    const before = this.localRatings.get(ticket.id);
    this.localRatings.set(ticket.id, satisfaction);
    try {
      await this.api.rateFeedback(ticket.id, satisfaction);
    } catch (error) {
      runInAction(() => {
        if (before === undefined) this.localRatings.delete(ticket.id);
        else this.localRatings.set(ticket.id, before);
      });
      throw error;
    }
  }
}
