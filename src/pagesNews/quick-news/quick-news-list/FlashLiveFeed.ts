import type { FlashChange, FlashChanges, FlashStreamPath } from '@contract/flash';
import type { EventStreamPlatform } from '@/platform/eventStream.types';

const streamPath: FlashStreamPath = '/api/front/flash/stream';

const POLL_INTERVAL_MS = 10_000;
/**
 * The server sends a heartbeat every 15 s: after this silence the connection is dead, even if the browser reports it
 * open.
 */
const SILENCE_TIMEOUT_MS = 40_000;
/** A stream that lasted this long resets the failure count; a blocking proxy cuts sooner. */
const STABLE_AFTER_MS = 30_000;
/** After this many failures in a row the network is assumed to block streams, and polling starts. */
const MAX_STREAM_FAILURES = 3;
/** Number of polls after which a stream is tried, because the network may have changed. */
const POLLS_BEFORE_STREAM = 30;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;

export interface FlashLiveFeedDeps {
  openEventStream: EventStreamPlatform['openEventStream'];
  getChanges(cursor: string): Promise<FlashChanges>;
  /** Called with changes in the order in which they happened. */
  onChanges(changes: FlashChange[]): void;
  /** Schedules a callback; the returned function cancels it. */
  schedule(ms: number, run: () => void): () => void;
  /** Returns a number in [0, 1), used as jitter to spread simultaneous reconnects. */
  random(): number;
}

/**
 * Delivers changes from a cursor on: by a stream where platform and network allow it, else by polling every ten
 * seconds. Both share one cursor, which advances only with delivered changes, so switching between them neither loses
 * nor repeats any. Lives as long as its page; pause it while the page is hidden.
 */
export class FlashLiveFeed {
  private cursor = '';
  private isOn = false;
  private failures = 0;
  private polls = 0;
  /** Connection counter, to ignore late events of earlier connections. */
  private generation = 0;
  private closeStream: (() => void) | null = null;
  private readonly timers = new Map<'next' | 'silence' | 'steady', () => void>();

  constructor(private readonly deps: FlashLiveFeedDeps) {}

  /** Restarts the feed from a cursor. */
  start(cursor: string): void {
    this.pause();
    this.cursor = cursor;
    this.resume();
  }

  /** Stops all requests and closes the stream until `resume`. */
  pause(): void {
    this.isOn = false;
    this.disconnect();
  }

  /** Continues from the last cursor. Does nothing before the first `start` or when already running. */
  resume(): void {
    if (this.isOn || this.cursor === '') return;
    this.isOn = true;
    this.connect();
  }

  private connect(): void {
    this.disconnect();
    const { openEventStream } = this.deps;
    if (!openEventStream || this.failures >= MAX_STREAM_FAILURES) void this.poll();
    else this.stream(openEventStream);
  }

  private stream(open: NonNullable<FlashLiveFeedDeps['openEventStream']>): void {
    const { generation } = this;
    const handleDisconnect = () => {
      if (generation === this.generation) this.retry();
    };
    const resetSilenceTimer = () => this.setTimer('silence', SILENCE_TIMEOUT_MS, handleDisconnect);
    resetSilenceTimer();
    this.setTimer('steady', STABLE_AFTER_MS, () => {
      this.failures = 0;
    });
    this.closeStream = open(`${streamPath}?cursor=${encodeURIComponent(this.cursor)}`, {
      onHeartbeat: resetSilenceTimer,
      onEvent: (data, id) => {
        if (generation !== this.generation) return;
        resetSilenceTimer();
        this.cursor = id;
        this.deps.onChanges([JSON.parse(data) as FlashChange]);
      },
      onDisconnect: handleDisconnect
    });
  }

  /** Polls until no changes are left, then schedules the next poll. */
  private async poll(): Promise<void> {
    const { generation } = this;
    try {
      for (let hasMore = true; hasMore;) {
        const response = await this.deps.getChanges(this.cursor);
        if (generation !== this.generation) return;
        this.cursor = response.cursor;
        hasMore = response.hasMore;
        if (response.changes.length > 0) this.deps.onChanges(response.changes);
      }
    } catch {
      if (generation === this.generation) this.retry();
      return;
    }
    this.polls += 1;
    this.failures = this.polls % POLLS_BEFORE_STREAM === 0 ? MAX_STREAM_FAILURES - 1 : MAX_STREAM_FAILURES;
    this.setTimer('next', POLL_INTERVAL_MS, () => this.connect());
  }

  private retry(): void {
    this.failures += 1;
    this.disconnect();
    const wait = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (this.failures - 1));
    this.setTimer('next', wait * (0.5 + this.deps.random() / 2), () => this.connect());
  }

  private disconnect(): void {
    this.generation += 1;
    this.closeStream?.();
    this.closeStream = null;
    this.timers.forEach((cancel) => cancel());
    this.timers.clear();
  }

  private setTimer(name: 'next' | 'silence' | 'steady', ms: number, run: () => void): void {
    this.timers.get(name)?.();
    this.timers.set(name, this.deps.schedule(ms, run));
  }
}
