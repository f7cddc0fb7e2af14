import type { Db } from '../../database/schema';
import { presentChange } from './flash.presenter';
import { encodeLiveCursor } from './flash.service';
import { findChanges, findLastChange } from './flashChange.repository';

const BATCH_SIZE = 50;

/** One change in the format of the stream, formatted once for all clients. */
export interface FeedEvent {
  seq: number;
  /** Server-sent event. */
  text: string;
}

type Subscriber = (event: FeedEvent) => void;

/**
 * Delivers flash changes to the streams of this process. Each `refresh` reads the changes after the last known one, once
 * for all streams.
 */
export class FlashFeed {
  private readonly subscribers = new Set<Subscriber>();
  private isReading = false;
  private isStale = false;
  /** Every subscriber has received everything up to here. */
  private deliveredSeq = 0;

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void
  ) {}

  /**
   * Delivers every change after a number until the returned function is called. The subscriber joins first and then
   * reads what happened before; what arrives meanwhile waits. So nothing is lost, and nothing comes twice, because the
   * numbers that one subscriber receives only grow.
   */
  async subscribe(afterSeq: number, subscriber: Subscriber): Promise<() => void> {
    const head = await findLastChange(this.db);
    // A number from the future belongs to another database, and would wait forever.
    let seq = Math.min(afterSeq, head);
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

  /** Reads and delivers new changes. Never rejects: after a failure the next refresh starts at the same change. */
  refresh(): void {
    this.isStale = true;
    if (!this.isReading && this.subscribers.size > 0) void this.deliverNew();
  }

  /** Stops all deliveries. */
  close(): void {
    this.subscribers.clear();
  }

  private addSubscriber(subscriber: Subscriber, head: number): () => void {
    if (this.subscribers.size === 0) this.deliveredSeq = head;
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  private async replay(afterSeq: number, subscriber: Subscriber): Promise<void> {
    for (let seq = afterSeq; ;) {
      const events = await this.loadEvents(seq);
      events.forEach(subscriber);
      seq = events.at(-1)?.seq ?? seq;
      if (events.length < BATCH_SIZE) return;
    }
  }

  private async deliverNew(): Promise<void> {
    this.isReading = true;
    try {
      while (this.isStale) {
        this.isStale = false;
        const events = await this.loadEvents(this.deliveredSeq);
        for (const event of events) {
          this.deliveredSeq = Math.max(this.deliveredSeq, event.seq);
          this.subscribers.forEach((subscriber) => subscriber(event));
        }
        if (events.length === BATCH_SIZE) this.isStale = true;
      }
    } catch (error) {
      this.onError(error);
    } finally {
      this.isReading = false;
    }
  }

  private async loadEvents(afterSeq: number): Promise<FeedEvent[]> {
    const rows = await findChanges(this.db, afterSeq, BATCH_SIZE);
    return rows.map((row) => ({
      seq: row.change_seq,
      text: `event: flash\nid: ${encodeLiveCursor(row.change_seq)}\ndata: ${JSON.stringify(presentChange(row))}\n\n`
    }));
  }
}
