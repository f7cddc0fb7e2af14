import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { FeedbackTicket } from '@contract/feedback';
import { PagedList } from '@/request/PagedList';

interface TicketApi {
  listFeedback(cursor?: string): Promise<Page<FeedbackTicket>>;
  rateFeedback(id: string, satisfaction: number): Promise<FeedbackTicket>;
}

/** Feedback tickets of the user and their ratings. Lives as long as the list is shown. */
export class TicketListStore {
  readonly tickets: PagedList<FeedbackTicket>;
  /** Ratings given since the tickets were loaded, by ticket id. */
  private readonly localRatings = observable.map<string, number>();

  constructor(private readonly api: TicketApi) {
    this.tickets = new PagedList((cursor) => api.listFeedback(cursor));
    makeAutoObservable<this, 'api' | 'localRatings'>(
      this,
      { tickets: false, localRatings: false, api: false },
      { autoBind: true }
    );
  }

  /** Rating from 1 to 5, or null before the user has rated. */
  ratingOf({ id, satisfaction }: FeedbackTicket): number | null {
    return this.localRatings.get(id) ?? satisfaction;
  }

  /**
   * Shows the rating immediately.
   * @throws ApiError when the server rejects it; it is removed again
   */
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
