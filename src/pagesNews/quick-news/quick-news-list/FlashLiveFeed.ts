import type { FlashChange, FlashChanges, FlashStreamPath } from '@contract/flash';
import type { EventStreamPlatform } from '@/platform/eventStream.types';

const streamPath: FlashStreamPath = '/api/front/flash/stream';

const POLL_INTERVAL_MS = 10_000;
/** The server beats every 15 s: after this the line is dead, whatever the browser believes. */
const SILENCE_TIMEOUT_MS = 40_000;
/** A stream that stood so long was no failure; a proxy cuts sooner. */
const STABLE_AFTER_MS = 30_000;
/** So many in a row, and the way is taken for one on which streams do not get through. */
const MAX_STREAM_FAILURES = 3;
/** While polling, a stream is tried again after so many polls: the way may be another one by now. */
const POLLS_BEFORE_STREAM = 30;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;

export interface FlashLiveFeedDeps {
  openEventStream: EventStreamPlatform['openEventStream'];
  getChanges(cursor: string): Promise<FlashChanges>;
  /** Told in the order in which they happened. */
  onChanges(changes: FlashChange[]): void;
  /** Runs something later; the answer cancels it. */
  schedule(ms: number, run: () => void): () => void;
  /** In [0, 1): spreads those who come back at the same time. */
  random(): number;
}

/**
 * Keeps a reader up to date from a cursor on: by a stream where the platform and the way let one through, else by asking
 * every ten seconds. Both go on after the same cursor, which moves only with what was told, so nothing is lost and nothing
 * comes twice, however often the one takes the place of the other. Lives as long as its page; pause it while nobody looks.
 */
export class FlashLiveFeed {
  private cursor = '';
  private isOn = false;
  private failures = 0;
  private polls = 0;
  /** Counts connections, so that what comes late from an old one is not taken. */
  private generation = 0;
  private closeStream: (() => void) | null = null;
  private readonly timers = new Map<'next' | 'silence' | 'steady', () => void>();

  constructor(private readonly deps: FlashLiveFeedDeps) {}

  /** Goes on from a cursor, instead of whatever it was at. */
  start(cursor: string): void {
    this.pause();
    this.cursor = cursor;
    this.resume();
  }

  /** Nothing is asked or kept open until `resume`. */
  pause(): void {
    this.isOn = false;
    this.disconnect();
  }

  /** Catches up and goes on. Nothing happens before the first `start` or when it is on already. */
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

  /** Asks until there is nothing more, then again after a while. */
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
