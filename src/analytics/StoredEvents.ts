import type { AnalyticsEvent } from '@contract/analytics';
import { MAX_BATCH_EVENTS, MAX_STORED_EVENTS } from '@rules/analytics';
import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';

const prefix = storedKey('analyticsEvents.');
const droppedKey = storedKey('analyticsDropped');

interface Batch {
  key: string;
  events: AnalyticsEvent[];
}

function isBatch(value: unknown): value is AnalyticsEvent[] {
  return Array.isArray(value) && value.length > 0 && typeof (value[0] as AnalyticsEvent).atMs === 'number';
}

/**
 * Events that wait on the device, in batches of one key each: WeChat holds at most 1 MB under a key. Each run of the app
 * writes batches of its own, so that two tabs never overwrite each other; what an earlier run left is sent by a later one.
 * A batch of a tab that is still open may be sent by both: the server stores its events once.
 */
export class StoredEvents {
  /** The oldest first. */
  private batches: Batch[];
  /** The batch that takes further events; undefined when the next event begins one. */
  private open: Batch | undefined;
  private batchCount = 0;

  constructor() {
    this.batches = storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const events = storage.read(key);
        return isBatch(events) ? [{ key, events }] : [];
      })
      .sort((one, other) => (one.events[0]?.atMs ?? 0) - (other.events[0]?.atMs ?? 0));
  }

  /** Number of events that were dropped and not reported yet. */
  get dropped(): number {
    return Number(storage.read(droppedKey) ?? 0);
  }

  get isEmpty(): boolean {
    return this.batches.length === 0;
  }

  /** Whether so many events wait that they are sent at once. */
  get isFull(): boolean {
    return this.batches.some(({ events }) => events.length >= MAX_BATCH_EVENTS);
  }

  /** Stores an event; the oldest ones are dropped, and counted, when there are too many. */
  add(event: AnalyticsEvent): void {
    if (this.open === undefined || this.open.events.length >= MAX_BATCH_EVENTS) {
      this.batchCount += 1;
      this.open = { key: `${prefix}${event.runId}.${this.batchCount}`, events: [] };
      this.batches.push(this.open);
    }
    this.open.events.push(event);
    storage.write(this.open.key, this.open.events);
    this.dropExcess();
  }

  /**
   * Returns the oldest batch, which takes no further events; undefined when nothing waits. A batch that is not on the
   * device any more was sent or deleted by another tab.
   */
  takeOldest(): Batch | undefined {
    this.batches = this.batches.filter(({ key }) => storage.read(key) !== undefined);
    const [oldest] = this.batches;
    if (oldest === this.open) this.open = undefined;
    return oldest;
  }

  remove(batch: Batch): void {
    this.batches = this.batches.filter((other) => other !== batch);
    storage.remove(batch.key);
  }

  reportDropped(): number {
    const { dropped } = this;
    storage.remove(droppedKey);
    return dropped;
  }

  /** Deletes all events on the device, those of other tabs too. */
  clear(): void {
    this.batches = [];
    this.open = undefined;
    storage.remove(droppedKey);
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  }

  private dropExcess(): void {
    let excess = this.batches.reduce((sum, { events }) => sum + events.length, 0) - MAX_STORED_EVENTS;
    if (excess <= 0) return;
    storage.write(droppedKey, this.dropped + excess);
    for (let [oldest] = this.batches; oldest !== undefined && excess > 0; [oldest] = this.batches) {
      const gone = oldest.events.splice(0, excess).length;
      excess -= gone;
      if (oldest.events.length > 0) storage.write(oldest.key, oldest.events);
      else this.remove(oldest);
    }
  }
}
