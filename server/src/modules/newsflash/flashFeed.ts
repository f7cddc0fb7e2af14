import type { Db } from '../../database/schema';
import { presentChange } from './flash.presenter';
import { encodeLiveCursor } from './flash.service';
import { findChanges, findLastChange } from './flashChange.repository';

const POLL_INTERVAL_MS = 500;
const BATCH_SIZE = 50;

/** One change as it goes over the wire, written once for all readers. */
export interface FeedEvent {
  seq: number;
  /** A server-sent event. */
  text: string;
}

type Subscriber = (event: FeedEvent) => void;

/**
 * Tells the readers of this process what any process published: while somebody listens, it asks the database twice a
 * second for changes after the last one it knows (one index look-up, whatever the number of readers). No NOTIFY: that
 * needs a connection of its own that must be watched and does not pass a pooler, and saves a quarter of a second.
 */
export class FlashFeed {
  private readonly subscribers = new Set<Subscriber>();
  private timer: NodeJS.Timeout | null = null;
  private isPolling = false;
  /** Every taker was told of everything up to here. */
  private deliveredSeq = 0;

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void
  ) {}

  /**
   * Tells everything after a number (from now on without one) until the answered function is called. The reader joins
   * first and then reads what happened before; what is told meanwhile waits. So nothing is lost, and nothing comes twice,
   * because the numbers of what one reader is told only grow.
   */
  async subscribe(afterSeq: number | undefined, subscriber: Subscriber): Promise<() => void> {
    const head = await findLastChange(this.db);
    // A number from the future is one of another database, and would wait for ever.
    let seq = Math.min(afterSeq ?? head, head);
    let waiting: FeedEvent[] | null = [];
    const deliver = (event: FeedEvent) => {
      if (event.seq <= seq) return;
      seq = event.seq;
      subscriber(event);
    };
    const unsubscribe = this.addSubscriber((event) => (waiting ? waiting.push(event) : deliver(event)), head);
    try {
      await this.replay(seq, deliver);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    waiting.forEach(deliver);
    waiting = null;
    return unsubscribe;
  }

  /** Nobody is told anything any more. */
  close(): void {
    this.subscribers.clear();
    this.pause();
  }

  private addSubscriber(subscriber: Subscriber, head: number): () => void {
    if (this.subscribers.size === 0) this.deliveredSeq = head;
    this.subscribers.add(subscriber);
    this.timer ??= setInterval(() => void this.poll(), POLL_INTERVAL_MS).unref();
    return () => {
      this.subscribers.delete(subscriber);
      if (this.subscribers.size === 0) this.pause();
    };
  }

  private pause(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private async replay(afterSeq: number, subscriber: Subscriber): Promise<void> {
    for (let seq = afterSeq; ;) {
      const events = await this.loadEvents(seq);
      events.forEach(subscriber);
      seq = events.at(-1)?.seq ?? seq;
      if (events.length < BATCH_SIZE) return;
    }
  }

  /** Never rejects: a database that is away for a moment is asked again at the next turn, from where it was. */
  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      let events: FeedEvent[];
      do {
        events = await this.loadEvents(this.deliveredSeq);
        for (const event of events) {
          this.deliveredSeq = Math.max(this.deliveredSeq, event.seq);
          this.subscribers.forEach((subscriber) => subscriber(event));
        }
      } while (events.length === BATCH_SIZE);
    } catch (error) {
      this.onError(error);
    } finally {
      this.isPolling = false;
    }
  }

  private async loadEvents(afterSeq: number): Promise<FeedEvent[]> {
    const rows = await findChanges(this.db, afterSeq, BATCH_SIZE);
    return rows.map((row) => ({
      seq: row.change_seq,
      text: `id: ${encodeLiveCursor(row.change_seq)}\ndata: ${JSON.stringify(presentChange(row))}\n\n`
    }));
  }
}
