import type { Db } from '../../database/schema';
import { presentChange } from './flash.presenter';
import { encodeLiveCursor } from './flash.service';
import { findChanges, findLastChange } from './flashChange.repository';

const LOOK_EVERY_MS = 500;
const BATCH = 50;

/** One change as it goes over the wire, written once for all readers. */
export interface FeedEvent {
  seq: number;
  /** A server-sent event. */
  text: string;
}

type Take = (event: FeedEvent) => void;

/**
 * Tells the readers of this process what any process published: while somebody listens, it asks the database twice a
 * second for changes after the last one it knows (one index look-up, whatever the number of readers). No NOTIFY: that
 * needs a connection of its own that must be watched and does not pass a pooler, and saves a quarter of a second.
 */
export class FlashFeed {
  private readonly takers = new Set<Take>();
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  /** Every taker was told of everything up to here. */
  private toldSeq = 0;

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void
  ) {}

  /**
   * Tells everything after a number (from now on without one) until the answered function is called. The reader joins
   * first and then reads what happened before; what is told meanwhile waits. So nothing is lost, and nothing comes twice,
   * because the numbers of what one reader is told only grow.
   */
  async listen(afterSeq: number | undefined, take: Take): Promise<() => void> {
    const head = await findLastChange(this.db);
    // A number from the future is one of another database, and would wait for ever.
    let seq = Math.min(afterSeq ?? head, head);
    let waiting: FeedEvent[] | null = [];
    const pass = (event: FeedEvent) => {
      if (event.seq <= seq) return;
      seq = event.seq;
      take(event);
    };
    const leave = this.join((event) => (waiting ? waiting.push(event) : pass(event)), head);
    try {
      await this.tellPast(seq, pass);
    } catch (error) {
      leave();
      throw error;
    }
    waiting.forEach(pass);
    waiting = null;
    return leave;
  }

  /** Nobody is told anything any more. */
  close(): void {
    this.takers.clear();
    this.rest();
  }

  private join(take: Take, head: number): () => void {
    if (this.takers.size === 0) this.toldSeq = head;
    this.takers.add(take);
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    return () => {
      this.takers.delete(take);
      if (this.takers.size === 0) this.rest();
    };
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private async tellPast(afterSeq: number, take: Take): Promise<void> {
    for (let seq = afterSeq; ;) {
      const events = await this.read(seq);
      events.forEach(take);
      seq = events.at(-1)?.seq ?? seq;
      if (events.length < BATCH) return;
    }
  }

  /** Never rejects: a database that is away for a moment is asked again at the next turn, from where it was. */
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      let events: FeedEvent[];
      do {
        events = await this.read(this.toldSeq);
        for (const event of events) {
          this.toldSeq = Math.max(this.toldSeq, event.seq);
          this.takers.forEach((take) => take(event));
        }
      } while (events.length === BATCH);
    } catch (error) {
      this.onError(error);
    } finally {
      this.isLooking = false;
    }
  }

  private async read(afterSeq: number): Promise<FeedEvent[]> {
    const rows = await findChanges(this.db, afterSeq, BATCH);
    return rows.map((row) => ({
      seq: row.change_seq,
      text: `id: ${encodeLiveCursor(row.change_seq)}\ndata: ${JSON.stringify(presentChange(row))}\n\n`
    }));
  }
}
